// Sends the page's only form as soon as it is there: signing out asks nothing more.
document.forms[0]?.submit()
