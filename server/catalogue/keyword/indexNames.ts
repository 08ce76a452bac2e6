import { invariant } from "#domain/shared/invariant.ts";
import { FileEnd } from "./FileEnd.ts";
import type { FilePart } from "./FileWords.ts";
import { GrowableBytes, release } from "./GrowableBytes.ts";
import { itemOf, type RecordSource, readRecord, recordsOf } from "./NameRecords.ts";
import { type BuiltArray, NameTexts } from "./NameTexts.ts";

/** Where the parts of a suffix array are stored in the index file. */
export interface StoredArray {
	readonly text: FilePart;
	readonly offsets: FilePart;
	readonly suffixes: FilePart;
	readonly documents: FilePart;
	readonly minima: FilePart;
	readonly leaves: number;
}

/** The records at the start of the index file, one per item, best rank first, and columns extracted from them. */
export interface StoredItems {
	readonly bytes: number;
	readonly ids: FilePart;
	readonly cityIds: FilePart;
	/** Where each record starts, with one extra entry for the end of the last. */
	readonly starts: FilePart;
	/** Item positions sorted by ID. */
	readonly byId: FilePart;
}

/** Where each part of an index is stored in its file. */
export interface StoredIndex {
	readonly items: StoredItems;
	readonly names: StoredArray;
	readonly initials: StoredArray;
}

/** The records to index, and the empty file that receives the index. */
export interface NamesToIndex {
	readonly sources: readonly RecordSource[];
	readonly into: number;
}

/** The headers of all records in column layout. */
interface Columns {
	readonly ids: Uint32Array<ArrayBuffer>;
	readonly cityIds: Uint32Array<ArrayBuffer>;
	readonly popularities: Int32Array<ArrayBuffer>;
	readonly files: Uint32Array<ArrayBuffer>;
	readonly places: Uint32Array<ArrayBuffer>;
	readonly bytes: Uint32Array<ArrayBuffer>;
	readonly gone: Uint8Array<ArrayBuffer>;
}

/** Builds an index in the file `into`. Items are read one at a time, best rank first. */
export function indexNames({ sources, into }: NamesToIndex): StoredIndex {
	const all = columnsOf(sources);
	const ranked = inOrderOfRank(all);
	const end = new FileEnd(into);
	const texts = new NameTexts();
	const starts = new Uint32Array(ranked.length + 1);
	for (const [place, record] of ranked.entries()) {
		const bytes = readRecord(all.files[record]!, all.places[record]!, all.bytes[record]!);
		const { name, otherName } = itemOf(bytes);
		texts.add(name, otherName);
		end.add(bytes);
		starts[place + 1] = end.place;
	}
	invariant(end.place < 2 ** 32, "places in the file fit into 32 bits");
	const ids = ranked.map((record) => all.ids[record]!);
	const byId = Uint32Array.from(ranked.keys()).sort((one, other) => ids[one]! - ids[other]!);
	const items: StoredItems = {
		bytes: end.place,
		ids: end.addPart(ids),
		cityIds: end.addPart(ranked.map((record) => all.cityIds[record]!)),
		starts: end.addPart(starts),
		byId: end.addPart(byId),
	};
	release(Object.values(all));
	const [names, initials] = Array.from(texts.arrays(), (array) => store(array, end));
	end.flush();
	return { items, names: names!, initials: initials! };
}

function columnsOf(sources: readonly RecordSource[]): Columns {
	const ids = new GrowableBytes(Uint32Array);
	const cityIds = new GrowableBytes(Uint32Array);
	const popularities = new GrowableBytes(Int32Array);
	const files = new GrowableBytes(Uint32Array);
	const places = new GrowableBytes(Uint32Array);
	const bytes = new GrowableBytes(Uint32Array);
	const gone = new GrowableBytes(Uint8Array);
	for (const source of sources) {
		for (const record of recordsOf(source)) {
			ids.push(record.id);
			cityIds.push(record.cityId);
			popularities.push(record.popularity);
			files.push(record.file);
			places.push(record.place);
			bytes.push(record.bytes);
			gone.push(record.isGone ? 1 : 0);
		}
	}
	return {
		ids: ids.end(),
		cityIds: cityIds.end(),
		popularities: popularities.end(),
		files: files.end(),
		places: places.end(),
		bytes: bytes.end(),
		gone: gone.end(),
	};
}

/** Returns the last record of each item that has not been removed, best rank first. */
function inOrderOfRank({ ids, popularities, gone }: Columns): Uint32Array<ArrayBuffer> {
	const byId = Uint32Array.from(ids.keys()).sort((one, other) => ids[one]! - ids[other]! || one - other);
	const last = byId.filter((record, at) => ids[byId[at + 1]!] !== ids[record] && gone[record] === 0);
	return last.sort((one, other) => popularities[other]! - popularities[one]! || ids[one]! - ids[other]!);
}

/** Writes an array to the file and frees its memory. */
function store({ text, offsets, suffixes, documents, ranks }: BuiltArray, end: FileEnd): StoredArray {
	const stored: StoredArray = {
		text: end.addPart(text),
		offsets: end.addPart(offsets),
		suffixes: end.addPart(suffixes),
		documents: end.addPart(documents),
		minima: end.addPart(ranks.minima),
		leaves: ranks.leaves,
	};
	release([text, offsets, suffixes, documents]);
	return stored;
}
