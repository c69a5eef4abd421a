document.documentElement.dataset.marked = 'true';
