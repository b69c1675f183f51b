import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { savePicture } from '@/components/charts/save-chart';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';

/** Milliseconds that a long page with many images may take. */
const LONGEST = 60_000;

interface Picture {
	isBusy: boolean;
	/** It was asked for. */
	wait: () => void;
	/** It is there, or not. */
	came: ( picture: { blob: Blob | null; error: string } ) => void;
}

/** The page with its map as an image, which the page itself makes. @param name of the file */
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
				return; // Nobody asked: what saves files does so when a button was pressed.
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
	return __( 'The image could not be created. See the tables for the numbers.', 'userfeedback' );
}
