"use strict";
// Before anything is painted: what the reader chose, else what the system prefers.
(function () {
  let chosen = null;
  try { chosen = localStorage.getItem("padlab-theme"); } catch (error) { /* Some browsers keep nothing for files. */ }
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
})();
