import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	page: number;
	pages: number;
	onPage: ( page: number ) => void;
}

/**
 * Enter goes to the page; a number beyond the last goes to the last, as in WordPress's own lists. Invalid input resets to the
 * current page.
 */
export function PageInput( { page, pages, onPage }: Props ) {
	const [ typed, setTyped ] = useState( String( page ) );
	const [ shown, setShown ] = useState( page );
	const id = useId();
	if ( shown !== page ) {
		setShown( page ); // The page changed, by this field or a button: the field stays and keeps its focus.
		setTyped( String( page ) );
	}

	const go = () => {
		const wanted = /^\s*\d+\s*$/.test( typed ) ? Math.min( pages, Math.max( 1, Number( typed ) ) ) : page;
		setTyped( String( wanted ) );
		if ( wanted !== page ) {
			onPage( wanted );
		}
	};

	return (
		<span className="uf-pager__place">
			<label htmlFor={ id } className="screen-reader-text">
				{ __( 'Current page', 'userfeedback' ) }
			</label>
			<input
				id={ id }
				type="text"
				inputMode="numeric"
				size={ Math.max( 2, String( pages ).length ) }
				value={ typed }
				onChange={ ( event ) => setTyped( event.target.value ) }
				onBlur={ () => setTyped( String( page ) ) }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						go();
					}
				} }
			/>
			{ sprintf(
				/* translators: %s: number of pages */
				__( 'of %s', 'userfeedback' ),
				formatNumber( pages )
			) }
		</span>
	);
}
