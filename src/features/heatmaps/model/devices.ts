import { __ } from '@wordpress/i18n';
import type { HeatmapDevices, HeatmapMap } from '@/contract/types';
import { deviceLabel as labelOf } from '@/lib/labels/device-label';
import { formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';

export type Device = HeatmapMap[ 'device' ];

export const DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'phone' ];

/** Page widths in CSS pixels: common ones of each device, within the widths that count as it. */
export const WIDTHS: Readonly< Record< Device, number > > = { desktop: 1280, tablet: 768, phone: 375 };

export function deviceLabel( device: Device ): string {
	return labelOf( device === 'phone' ? 'mobile' : device );
}

interface DeviceShare {
	device: Device;
	/** 0 to 100. */
	share: number;
}

/** Sorts by most used; leaves out unused devices. */
export function deviceShares( devices: HeatmapDevices ): DeviceShare[] {
	const all = DEVICES.reduce( ( sum, device ) => sum + devices[ device ], 0 );
	return DEVICES.filter( ( device ) => devices[ device ] > 0 )
		.map( ( device ) => ( { device, share: ( 100 * devices[ device ] ) / all } ) )
		.sort( ( one, other ) => other.share - one.share );
}

/** Returns the text next to the bar: “Desktop 60 %, Phone 40 %”. */
export function sharesText( shares: readonly DeviceShare[] ): string {
	const parts = shares.map( ( { device, share } ) =>
		/* translators: 1: a kind of device, 2: its share of the visits, such as 60% */
		sprintf( __( '%1$s %2$s', 'userfeedback' ), deviceLabel( device ), formatPercent( share ) )
	);
	return new Intl.ListFormat( locale(), { type: 'unit' } ).format( parts );
}
