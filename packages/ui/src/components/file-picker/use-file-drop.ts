import { type DragEvent, useEffect, useState } from 'react';

const bringsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true;

/**
 * The dropped files without folders. A folder cannot be sent, and would look like an empty file.
 */
function filesOf({ items, files }: DataTransfer): readonly File[] {
  const folders = new Set(
    [...items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry?.isDirectory)
      .map((entry) => entry?.name),
  );
  return [...files].filter(({ name }) => !folders.has(name));
}

/**
 * Accepts files that are dropped on an element, and tells whether files are being dragged over it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isOpen: boolean) {
  // Entering a child is reported before leaving its parent, so entries and exits are counted.
  const [depth, setDepth] = useState(0);

  useEffect(() => {
    // A file that is dropped outside of the box would otherwise replace the page.
    const keepPage = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  return {
    isOver: isOpen && depth > 0,
    props: {
      onDragEnter: (event: DragEvent) => {
        if (bringsFiles(event)) setDepth((known) => known + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (bringsFiles(event)) setDepth((known) => Math.max(0, known - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        const files = filesOf(event.dataTransfer);
        if (isOpen && files.length > 0) onFiles(files);
      },
    },
  };
}
