/** Puts a file into the reader's downloads. */
export interface FileSaver {
	save(file: { readonly name: string; readonly type: string; readonly text: string }): void;
}
