import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import type { Pagination } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import './Pager.scss';

interface Props {
	pagination: Pagination;
	onPage: ( page: number ) => void;
}

export function Pager( { pagination, onPage }: Props ) {
	const { page, pages, total } = pagination;

	return (
		<div className="uf-pager">
			<span>
				{ sprintf(
					/* translators: %s: number of items in the list */
					_n( '%s item', '%s items', total, 'userfeedback' ),
					formatNumber( total )
				) }
			</span>
			{ pages > 1 && (
				<nav className="uf-pager__pages" aria-label={ __( 'Pages', 'userfeedback' ) }>
					<PageButton
						label={ __( 'First page', 'userfeedback' ) }
						sign="«"
						to={ 1 }
						isOff={ page <= 1 }
						onPage={ onPage }
					/>
					<PageButton
						label={ __( 'Previous page', 'userfeedback' ) }
						sign="‹"
						to={ page - 1 }
						isOff={ page <= 1 }
						onPage={ onPage }
					/>
					<PageInput key={ page } page={ page } pages={ pages } onPage={ onPage } />
					<PageButton
						label={ __( 'Next page', 'userfeedback' ) }
						sign="›"
						to={ page + 1 }
						isOff={ page >= pages }
						onPage={ onPage }
					/>
					<PageButton
						label={ __( 'Last page', 'userfeedback' ) }
						sign="»"
						to={ pages }
						isOff={ page >= pages }
						onPage={ onPage }
					/>
				</nav>
			) }
		</div>
	);
}

function PageButton( {
	label,
	sign,
	to,
	isOff,
	onPage,
}: {
	label: string;
	sign: string;
	to: number;
	isOff: boolean;
	onPage: Props[ 'onPage' ];
} ) {
	return (
		<Button
			size="compact"
			variant="secondary"
			aria-label={ label }
			disabled={ isOff }
			onClick={ () => onPage( to ) }
		>
			{ sign }
		</Button>
	);
}

/** Enter goes to the page; what is no page of the list goes back to the one shown. */
function PageInput( { page, pages, onPage }: { page: number; pages: number; onPage: Props[ 'onPage' ] } ) {
	const [ typed, setTyped ] = useState( String( page ) );
	const id = useId();

	const go = () => {
		const wanted = Number( typed );
		if ( Number.isInteger( wanted ) && wanted >= 1 && wanted <= pages ) {
			onPage( wanted );
		} else {
			setTyped( String( page ) );
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
