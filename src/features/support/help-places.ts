/** The `id` of an answer's line on the page. */
export function answerId(article: string): string {
  return `answer-${article}`
}

/** The `id` of the part of the page where one writes to customer service. */
export const writeId = 'write-to-us'
