import { drawIcon } from "./drawIcon.tsx";

export const PlusIcon = drawIcon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = drawIcon(<path d="M5.5 12h13" />);
export const ChevronLeftIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const ArrowUpIcon = drawIcon(<path d="M12 19V5m0 0-6 6m6-6 6 6" />);
export const InfoIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="M12 11.25V16M12 8v.01" />
	</>,
);
export const SuccessIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="m8.25 12.25 2.6 2.6 4.9-5.1" />
	</>,
);
export const FilterIcon = drawIcon(
	<>
		<path d="M4 8h7m6 0h3M4 16h3m6 0h7" />
		<circle cx="14" cy="8" r="2.5" />
		<circle cx="10" cy="16" r="2.5" />
	</>,
);
export const DownloadIcon = drawIcon(<path d="M12 4v11m0 0 4-4m-4 4-4-4M5 19.5h14" />);
export const PrinterIcon = drawIcon(
	<path d="M7.5 9V4h9v5M7.5 16.5H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9z" />,
);
export const EyeIcon = drawIcon(
	<>
		<path d="M3 12s3.2-6 9-6 9 6 9 6-3.2 6-9 6-9-6-9-6z" />
		<circle cx="12" cy="12" r="2.5" />
	</>,
);
export const EyeOffIcon = drawIcon(
	<path d="m4.5 4.5 15 15M9.6 6.4C10.3 6.1 11.1 6 12 6c5.8 0 9 6 9 6s-.9 1.7-2.6 3.3M14 17.7c-.6.2-1.3.3-2 .3-5.8 0-9-6-9-6s1.1-2 3.2-3.7M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5" />,
);
export const LogoutIcon = drawIcon(
	<path d="M14 5H6.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1H14M10.5 12H20m0 0-3.5-3.5M20 12l-3.5 3.5" />,
);
export const BedIcon = drawIcon(
	<path d="M4 19v-4.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V19M4 17h16M6 12.5V7a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 7v5.5M9 12.5V11a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5" />,
);
