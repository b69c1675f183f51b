import { __ } from '@wordpress/i18n';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PicturedOption } from '@/contract/types';
import { isRtl } from '@/lib/locale';
import type { IconChoice } from './get-icons';
import { placeBy } from './grid-keys';
import { iconWords } from './icon-search';
import { DrawnIcon } from './DrawnIcon';

interface Props {
	icons: readonly IconChoice[];
	/** Name of an icon; empty for none. */
	chosen: string;
	onChoose: ( icon: NonNullable< PicturedOption[ 'icon' ] > ) => void;
	/** Called above row one. */
	onLeave: () => void;
}

/** Columns, as in pictures.scss. */
const COLUMNS = 6;

/** One tab stop; arrows, Home and End move between icons. */
export function IconGrid( { icons, chosen, onChoose, onLeave }: Props ) {
	const [ place, setPlace ] = useState( () =>
		Math.max(
			0,
			icons.findIndex( ( { icon } ) => icon === chosen )
		)
	);
	const grid = useRef< HTMLDivElement >( null );
	const isMoved = useRef( false );

	useEffect( () => {
		const current = grid.current?.children[ place ] as HTMLElement | undefined;
		if ( isMoved.current ) {
			current?.focus();
		} else {
			current?.scrollIntoView( { block: 'nearest' } ); // The selected one may be far below.
		}
	}, [ place ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const to = placeBy( event.key, place, { count: icons.length, columns: COLUMNS, isRtl: isRtl() } );
		if ( to === null ) {
			return;
		}
		event.preventDefault();
		if ( to === 'out' ) {
			onLeave();
		} else {
			isMoved.current = true;
			setPlace( to );
		}
	};

	return (
		// The names are English in every language.
		<div
			ref={ grid }
			className="uf-icons__grid"
			role="listbox"
			aria-label={ __( 'Icons', 'userfeedback' ) }
			lang="en"
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
		>
			{ icons.map( ( { style, icon, path }, index ) => (
				<button
					key={ icon }
					type="button"
					role="option"
					className="uf-icons__icon"
					aria-selected={ icon === chosen }
					aria-label={ iconWords( icon ) }
					title={ iconWords( icon ) }
					tabIndex={ index === place ? 0 : -1 }
					onFocus={ () => setPlace( index ) }
					onClick={ () => onChoose( { style, name: icon } ) }
				>
					<DrawnIcon path={ path } />
				</button>
			) ) }
		</div>
	);
}
