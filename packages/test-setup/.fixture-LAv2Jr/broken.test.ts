throw new Error('no file');
