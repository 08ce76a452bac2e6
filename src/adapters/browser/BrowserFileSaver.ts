import type { FileSaver } from "#ports/FileSaver.ts";

export class BrowserFileSaver implements FileSaver {
	save({ name, type, text }: Parameters<FileSaver["save"]>[0]): void {
		const url = URL.createObjectURL(new Blob([text], { type }));
		const link = document.createElement("a");
		link.href = url;
		link.download = name;
		link.click();
		// Some browsers read the file only shortly after the click.
		setTimeout(() => URL.revokeObjectURL(url), 10_000);
	}
}
