/** HTML that editors wrote, fit to be put into a page: text, lists, tables and links of our own kind (DEC-153, D09). */
export async function cleanHtml(html: string): Promise<string> {
	// loaded by the first who reads such a text: a start does not wait for it
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
