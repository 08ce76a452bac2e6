/** Renders the link preview tags. Messengers read them from the server's HTML and run no scripts. */
export const ShareTags = ({ origin, path, site }: { origin: string; path: string; site: string }) => (
	<>
		<meta property="og:type" content="website" />
		<meta property="og:site_name" content={site} />
		<meta property="og:locale" content="ko_KR" />
		<meta property="og:url" content={origin + path} />
		<meta property="og:image" content={`${origin}/og.jpg`} />
		<meta property="og:image:width" content="1200" />
		<meta property="og:image:height" content="630" />
		<meta name="twitter:card" content="summary_large_image" />
	</>
);
