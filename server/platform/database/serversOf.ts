/**
 * Splits a connection string into one URL per server, in order. Several servers can be given as libpq accepts them: in the authority
 * (`postgres://user@one:5432,two:5432/stay`) or in the parameters `host` and `port`; a single port applies to all hosts.
 */
export function serversOf(databaseUrl: string): readonly string[] {
	const parts = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/i.exec(databaseUrl);
	if (!parts) return [databaseUrl];
	const [, start = "", authority = "", path = "", rest = ""] = parts;
	const parameters = new URLSearchParams(rest);
	const hosts = listed(parameters.get("host"));
	const ports = listed(parameters.get("port"));
	return authority.split(",").flatMap((server) => {
		if (hosts.length < 2) return [start + server + path + rest];
		return hosts.map((host, index) => {
			const own = new URLSearchParams(parameters);
			own.set("host", host);
			const port = ports[index] ?? ports[0];
			if (port !== undefined) own.set("port", port);
			return `${start}${server}${path}?${own}`;
		});
	});
}

const listed = (text: string | null): readonly string[] => (text === null ? [] : text.split(","));
