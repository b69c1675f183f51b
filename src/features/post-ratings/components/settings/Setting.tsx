import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useRef } from 'react';
import { isSame } from '@/lib/same';
import { type SettingName, useRatingsForm } from '@/features/post-ratings/model/ratings-form';

interface Props {
	name: SettingName;
	/** What it is called where it is put back. */
	title: string;
	children: ReactNode;
}

/** A setting, what the server says of it, and the way back to what it is on a new site. */
export function Setting( { name, title, children }: Props ) {
	const { settings, defaults, isLocked, set, fault } = useRatingsForm();
	const place = useRef< HTMLDivElement >( null );
	const words = fault( name );

	return (
		<div className="uf-ratings__setting" data-setting={ name } ref={ place }>
			{ children }
			{ ! isLocked && ! isSame( settings[ name ], defaults[ name ] ) && (
				<Button
					variant="link"
					className="uf-ratings__reset"
					/* translators: %s: name of a setting */
					aria-label={ sprintf( __( 'Reset %s', 'userfeedback' ), title ) }
					onClick={ () => {
						set( name, defaults[ name ] );
						place.current?.querySelector< HTMLElement >( 'input, textarea, select' )?.focus(); // This button goes.
					} }
				>
					{ __( 'Reset', 'userfeedback' ) }
				</Button>
			) }
			{ words !== undefined && (
				<p className="uf-settings__fault" role="alert">
					{ words }
				</p>
			) }
		</div>
	);
}
