import { desktop, mobile, tablet } from '@wordpress/icons';
import { deviceLabel } from '@/lib/labels/device-label';

export const DEVICES = [
	{ device: 'mobile', icon: mobile, label: () => deviceLabel( 'mobile' ) },
	{ device: 'tablet', icon: tablet, label: () => deviceLabel( 'tablet' ) },
	{ device: 'desktop', icon: desktop, label: () => deviceLabel( 'desktop' ) },
] as const;
