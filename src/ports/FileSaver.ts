/** Saves a file to the visitor's downloads. */
export interface FileSaver {
	save(file: { readonly name: string; readonly type: string; readonly text: string }): void;
}
