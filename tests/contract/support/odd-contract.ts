const problem = { type: 'object', required: ['code'], properties: { code: { type: 'string' } } }
const refusal = { description: 'no', content: { 'application/problem+json': { schema: problem } } }

function ok(type: string, schema: object, headers?: object) {
  return { description: 'ok', content: { [type]: { schema } }, ...(headers && { headers }) }
}

/**
 * A contract of everything that is hard to carry: files in both directions, parameters that are not text, an extension
 * in a path, and rules that only the newest draft has.
 */
export const oddContract = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'Odd', version: '1' },
  servers: [{ url: '/' }],
  paths: {
    '/api/pictures/{pictureId}.jpg': {
      get: {
        operationId: 'getPicture',
        tags: ['Pictures'],
        parameters: [{ name: 'pictureId', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: ok('image/jpeg', { type: 'string', format: 'binary' }), 422: refusal },
      },
    },
    '/api/pictures': {
      post: {
        operationId: 'sendPicture',
        tags: ['Pictures'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['cardId', 'photo'],
                properties: { cardId: { type: 'string', minLength: 3 }, photo: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
        responses: { 200: ok('application/json', { type: 'object' }), 422: refusal },
      },
    },
    '/api/search': {
      get: {
        operationId: 'search',
        tags: ['Search'],
        parameters: [
          { name: 'pageSize', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'openOnly', in: 'query', schema: { type: 'boolean' } },
          { name: 'cityNames', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: { 200: ok('application/json', { type: 'object' }), 422: refusal },
      },
    },
    '/api/strict': {
      get: {
        operationId: 'strict',
        tags: ['Search'],
        responses: {
          200: ok('application/json', {
            allOf: [{ type: 'object', properties: { known: { type: 'boolean' } } }],
            unevaluatedProperties: false,
          }),
        },
      },
    },
    '/api/nothing': {
      delete: { operationId: 'removeNothing', tags: ['Search'], responses: { 204: { description: 'gone' } } },
    },
  },
}
