/** A part of the window, in pixels. */
export interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Returns the overlap; null if there is none. */
export function overlapOf( one: Area, other: Area ): Area | null {
	const area = {
		left: Math.max( one.left, other.left ),
		top: Math.max( one.top, other.top ),
		right: Math.min( one.right, other.right ),
		bottom: Math.min( one.bottom, other.bottom ),
	};
	return area.right > area.left && area.bottom > area.top ? area : null;
}

export const isInArea = ( { left, top, right, bottom }: Area, x: number, y: number ): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

export const shiftArea = ( { left, top, right, bottom }: Area, x: number, y: number ): Area => ( {
	left: left + x,
	top: top + y,
	right: right + x,
	bottom: bottom + y,
} );

/** Excludes scroll bars. */
export const windowArea = (): Area => {
	const { clientWidth, clientHeight } = document.documentElement;
	return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
};

/** Returns the full scrollable area, relative to the window. A right-to-left page extends to the left. */
export const pageArea = (): Area => {
	const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
	const isMirrored = getComputedStyle( document.documentElement ).direction === 'rtl';
	const left = ( isMirrored ? clientWidth - scrollWidth : 0 ) - scrollX;
	return { left, top: -scrollY, right: left + scrollWidth, bottom: scrollHeight - scrollY };
};
