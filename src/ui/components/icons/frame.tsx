import { drawIcon } from "./drawIcon.tsx";
import { drawShared } from "./SharedShapes.tsx";

/** Icons of the home page and of every screen's frame; other icons are bundled with the screens that use them. */

export const BackIcon = drawIcon(<path d="M15 5l-7 7 7 7" />);
export const HomeIcon = drawIcon(
	<path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
);
export const PersonIcon = drawIcon(
	<>
		<circle cx="12" cy="8" r="3.75" />
		<path d="M4.75 20c.8-3.7 3.7-5.75 7.25-5.75S18.45 16.3 19.25 20" />
	</>,
);
export const ShareIcon = drawIcon(
	<path d="M12 15V4m0 0L8 8m4-4 4 4M6.5 11.5H6a1 1 0 0 0-1 1V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.5a1 1 0 0 0-1-1h-.5" />,
);
export const SearchIcon = drawIcon(
	<>
		<circle cx="10.75" cy="10.75" r="6" />
		<path d="m15.25 15.25 4.5 4.5" />
	</>,
);
export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const MenuIcon = drawIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CheckIcon = drawShared("check");
export const ChevronDownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />);
export const WarningIcon = drawIcon(<path d="M12 4.5 3.75 19h16.5zM12 10.5v4M12 16.75v.01" />);
export const LockIcon = drawIcon(
	<path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM12 14v2.5" />,
);
export const CalendarIcon = drawIcon(
	<path d="M5.5 6h13a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM8.5 3.75v4M15.5 3.75v4M4.5 10.25h15" />,
);
export const PinIcon = drawIcon(
	<>
		<path d="M12 20.5s6.5-5.4 6.5-10.4a6.5 6.5 0 0 0-13 0c0 5 6.5 10.4 6.5 10.4z" />
		<circle cx="12" cy="10" r="2.25" />
	</>,
);
export const StarFilledIcon = drawShared("star", "solid");
export const PhoneIcon = drawIcon(
	<path d="M8.3 4.5 10 8.3 7.9 10c1 2.3 3.1 4.6 5.9 6l2-2.1 3.7 1.6v3a1 1 0 0 1-1.1 1C11 19.3 4.9 12.6 4.4 5.6a1 1 0 0 1 1-1.1z" />,
);
export const MailIcon = drawIcon(
	<path d="M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4.4 7l7.6 6 7.6-6" />,
);
export const ChatIcon = drawIcon(
	<path d="M12 5c4.6 0 8 2.9 8 6.6s-3.4 6.6-8 6.6c-.7 0-1.4-.1-2-.2L6 20.2l.4-3.6C4.9 15.4 4 13.6 4 11.6 4 7.9 7.4 5 12 5zM8.6 11.6v.01M12 11.6v.01M15.4 11.6v.01" />,
);
export const ReceiptIcon = drawIcon(
	<path d="M6 4h12v16l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4L6 20zM9.25 8.5h5.5M9.25 12h5.5" />,
);
export const CrownIcon = drawShared("crown");
export const HelpIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="M9.75 9.75a2.3 2.3 0 1 1 3.3 2.05c-.7.35-1.05.8-1.05 1.6v.2M12 16.25v.01" />
	</>,
);
export const GuestsIcon = drawIcon(
	<>
		<circle cx="9.25" cy="8.5" r="3.25" />
		<path d="M3.5 19c.5-3.3 2.8-5.25 5.75-5.25S14.5 15.7 15 19M15.5 5.6a3.1 3.1 0 0 1 0 5.8M17.5 14.2c1.7.800 2.7 2.4 3 4.8" />
	</>,
);

export const HeartIcon = drawShared("heart");
export const HeartFilledIcon = drawShared("heart", "solid");
