import type { Database } from "#server/platform/database/Database.ts";

/** A database that is handed out again, as new, when who had it is done. */
interface Recycled {
	readonly db: Database;
	/** What the schema is made of, and the rows it came with. */
	readonly fingerprint: string;
}

const fingerprint = `
	SELECT concat_ws(' ',
		(SELECT md5(string_agg(concat_ws('/', n.nspname, c.relname, c.relkind, c.relnatts), ',' ORDER BY c.oid)) FROM pg_class c
			JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'),
		(SELECT md5(string_agg(m::text, ',' ORDER BY m::text)) FROM schema_migration m),
		(SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))) AS text`;

/** Every row but the list of migrations is a test's. Foreign keys and triggers rest meanwhile. */
const empty = `
	SET session_replication_role = replica;
	SET lock_timeout = '2s';
	DO $$ DECLARE item record; BEGIN
		FOR item IN SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
			WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'schema_migration' LOOP
			EXECUTE format('DELETE FROM %s', item.name);
		END LOOP;
		FOR item IN SELECT format('%I.%I', schemaname, sequencename)::regclass AS name, start_value FROM pg_sequences WHERE last_value IS NOT NULL LOOP
			PERFORM setval(item.name, item.start_value, false);
		END LOOP;
	END $$;
	RESET lock_timeout;
	RESET session_replication_role;`;

async function print(db: Database): Promise<string> {
	const { rows } = await db.query<{ text: string }>(fingerprint);
	return rows[0]?.text ?? "";
}

/** As new, unless a test changed more than rows. */
async function isRenewed({ db, fingerprint: before }: Recycled): Promise<boolean> {
	try {
		if (db.engine === "pglite") await db.query("SELECT pg_advisory_unlock_all()");
		if ((await print(db)) !== before) return false;
		await db.query(empty);
		return true;
	} catch {
		return false;
	}
}

/** What a test gets: nothing it left running can reach the database once it is somebody else's. */
function lent(db: Database): { readonly db: Database; end(): { readonly isClosed: boolean } } {
	let state: "open" | "over" | "closed" = "open";
	const check = () => {
		if (state !== "open") throw new Error("The test that opened this database is over");
	};
	return {
		db: {
			isTruth: true,
			engine: db.engine,
			connections: db.connections,
			lockPersonsWith: (lock) => db.lockPersonsWith(lock),
			async query(text, values) {
				check();
				return db.query(text, values);
			},
			async copy(select, take) {
				check();
				return db.copy(select, take);
			},
			async tx(work, options) {
				check();
				return db.tx(work, options);
			},
			async close() {
				if (state === "open") await db.close();
				state = "closed";
			},
		},
		end() {
			const isClosed = state === "closed";
			state = "over";
			return { isClosed };
		},
	};
}

const most = 2;

/**
 * Opens databases with the empty schema and takes them back. Making one costs a second, emptying one some milliseconds. Kept for
 * the thread's life.
 */
export function recycling(
	make: () => Promise<Database>,
): () => Promise<{ readonly db: Database; release(): Promise<void> }> {
	const free: Recycled[] = [];

	async function take(): Promise<Recycled> {
		for (let kept = free.pop(); kept; kept = free.pop()) {
			if (await isRenewed(kept)) return kept;
			await kept.db.close();
		}
		const db = await make();
		return { db, fingerprint: await print(db) };
	}

	return async () => {
		const recycled = await take();
		const { db, end } = lent(recycled.db);
		return {
			db,
			async release() {
				if (end().isClosed) return;
				if (free.length < most) free.push(recycled);
				else await recycled.db.close();
			},
		};
	};
}
