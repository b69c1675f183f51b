import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { savePicture } from '@/components/charts/save-chart';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';

/** Timeout in milliseconds for a long page with many images. */
const LONGEST = 60_000;

interface Picture {
	isBusy: boolean;
	/** Called on request. */
	wait: () => void;
	/** Called when it's done. */
	came: ( picture: { blob: Blob | null; error: string } ) => void;
}

/** An image of the page with its map, which the page itself creates. @param name file name */
export function usePicture( name: string ): Picture {
	const { show } = useSnackbars();
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => {
		if ( ! isBusy ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			setBusy( false );
			show( failed() );
		}, LONGEST );
		return () => clearTimeout( timer );
	}, [ isBusy, show ] );

	return {
		isBusy,
		wait: () => setBusy( true ),
		came: ( { blob } ) => {
			if ( ! isBusy ) {
				return; // Not requested: files are saved only after a click.
			}
			setBusy( false );
			if ( blob === null ) {
				show( failed() );
			} else {
				savePicture( blob, name );
			}
		},
	};
}

function failed(): string {
	return __( 'Couldn’t create the image. See the tables for the numbers.', 'userfeedback' );
}
