/** Sanitises HTML written by editors for use in a page: keeps text, lists, tables and safe links (DEC-153, D09). */
export async function cleanHtml(html: string): Promise<string> {
	// imported lazily on first use, so that it does not slow down server start
	const { default: sanitizeHtml } = await import("sanitize-html");
	return sanitizeHtml(html, {
		allowedTags: [
			"p",
			"br",
			"strong",
			"em",
			"u",
			"ul",
			"ol",
			"li",
			"h2",
			"h3",
			"h4",
			"table",
			"thead",
			"tbody",
			"tr",
			"th",
			"td",
			"a",
			"blockquote",
			"hr",
		],
		allowedAttributes: {
			a: ["href", "rel", "target"],
			th: ["scope", "colspan", "rowspan"],
			td: ["colspan", "rowspan"],
		},
		allowedSchemes: ["https", "mailto", "tel"],
		allowProtocolRelative: false,
		transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
	});
}
