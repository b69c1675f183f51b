import { Icon } from '@wordpress/components';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';

interface Props extends Omit< ComponentPropsWithoutRef< 'button' >, 'title' | 'type' > {
	icon: ReactElement;
	/** Its action; the browser shows it as a tooltip. */
	label: string;
	/** Pixels. */
	size?: 24 | 32;
}

/** For places with many buttons: WordPress's own adds a tooltip of several components to each. */
export function IconButton( { icon, label, size = 32, className = '', ...button }: Props ) {
	const classes = [ 'components-button', 'has-icon', size === 24 ? 'is-small' : 'is-compact', className ];

	return (
		<button
			type="button"
			className={ classes.filter( Boolean ).join( ' ' ) }
			aria-label={ label }
			title={ label }
			{ ...button }
		>
			<Icon icon={ icon } size={ 24 } />
		</button>
	);
}
