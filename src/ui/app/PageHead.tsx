import { useLocation } from "react-router";
import { layoutCopy } from "#copy/layout.ts";
import { documentTitle, isNoindexPath } from "#domain/navigation/pageHead.ts";
import { useApp } from "./AppState.ts";

/** Title, description and robots meta tags of a page (META-01..03); React hoists them into the head. */
export function PageHead(props: {
	readonly title: string;
	readonly description?: string | undefined;
	/** For pages that cannot be recognised by their address: errors, unknown addresses and unlisted events (DEC-004, DEC-118). */
	readonly noindex?: boolean | undefined;
}) {
	const { site } = useApp().environment;
	const { pathname } = useLocation();
	return (
		<>
			<title>{documentTitle(props.title, site.name)}</title>
			<meta name="description" content={props.description ?? layoutCopy.pageDescription} />
			{import.meta.env.SSR && (
				<>
					<meta property="og:title" content={documentTitle(props.title, site.name)} />
					<meta property="og:description" content={props.description ?? layoutCopy.pageDescription} />
				</>
			)}
			{(props.noindex || isNoindexPath(pathname)) && <meta name="robots" content="noindex" />}
		</>
	);
}
