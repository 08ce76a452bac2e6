import { drawIcon } from "./drawIcon.tsx";

/** A speech bubble, a capital N, a bitten apple: the marks by which visitors recognise their login provider. */
export const KakaoIcon = drawIcon(
	<path d="M12 4C6.9 4 2.8 7.2 2.8 11.2c0 2.6 1.7 4.8 4.3 6.1l-.9 3.2c-.1.3.3.6.6.4l3.8-2.5c.5 0 .9.1 1.4.1 5.1 0 9.2-3.3 9.2-7.3S17.1 4 12 4z" />,
	"solid",
);
export const NaverIcon = drawIcon(
	<path d="M14.6 12.6 9.2 4.8H4.8v14.4h4.6v-7.8l5.4 7.8h4.4V4.8h-4.6z" />,
	"solid",
);
export const AppleIcon = drawIcon(
	<path d="M16.7 12.6c0-2.2 1.8-3.2 1.9-3.3-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.7.8-3.3.8-.7 0-1.8-.8-2.9-.8-1.5 0-2.9.9-3.7 2.2-1.6 2.7-.4 6.8 1.1 9 .8 1.1 1.6 2.3 2.8 2.3 1.1 0 1.5-.7 2.9-.7 1.3 0 1.7.7 2.9.7 1.2 0 1.9-1.1 2.7-2.2.8-1.2 1.2-2.5 1.2-2.5s-2.4-.9-2.4-3.8zM14.5 6.1c.6-.8 1-1.8.9-2.8-.9 0-2 .6-2.6 1.3-.6.7-1.1 1.7-.9 2.7 1 .1 2-.5 2.6-1.2z" />,
	"solid",
);
