/** Why a text file is refused. Its message is the sentence that the user reads. */
export class TextFileError extends Error {
  override readonly name = 'TextFileError';
}
