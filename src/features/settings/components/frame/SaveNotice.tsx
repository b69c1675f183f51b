import { Notice } from '@wordpress/components';
import { useEffect } from 'react';
import { SaveError } from '@/components/forms/SaveError';
import { useSettings } from '@/components/forms/settings-form';

/** Spec 2, 2.2: shown at the top for five seconds. */
const SHOWN = 5_000;

/** Result of the last save. An error stays until it is fixed or dismissed. */
export function SaveNotice() {
	const { said, error, forget } = useSettings();

	useEffect( () => {
		if ( said === null && error === null ) {
			return undefined;
		}
		window.scrollTo( { top: 0 } );
		if ( said === null ) {
			return undefined;
		}
		const timer = setTimeout( forget, SHOWN );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `forget` is another one at each drawing, and means the same
	}, [ said, error ] );

	if ( error ) {
		return <SaveError error={ error } onDismiss={ forget } />;
	}
	return said === null ? null : (
		<Notice status="success" onRemove={ forget }>
			{ said }
		</Notice>
	);
}
