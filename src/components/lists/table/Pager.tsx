import { Button, SelectControl } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import type { Pagination } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { PageInput } from './PageInput';
import './Pager.scss';

/** Choices for the number of rows per page. */
export const PER_PAGE = [ 10, 25, 50, 100 ] as const;

interface Props {
	pagination: Pagination;
	onPage: ( page: number ) => void;
	onPerPage?: ( perPage: number ) => void;
}

export function Pager( { pagination, onPage, onPerPage }: Props ) {
	const { page, pages, total } = pagination;

	return (
		<div className="uf-pager">
			{ onPerPage && total > PER_PAGE[ 0 ] && <PerPage value={ pagination.per_page } onChange={ onPerPage } /> }
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
					<PageInput page={ page } pages={ pages } onPage={ onPage } />
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

/** A disabled button keeps the keyboard's focus, because it was just pressed. */
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
			aria-disabled={ isOff || undefined }
			onClick={ () => {
				if ( ! isOff ) {
					onPage( to );
				}
			} }
		>
			{ sign }
		</Button>
	);
}

function PerPage( { value, onChange }: { value: number; onChange: ( perPage: number ) => void } ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			size="compact"
			label={ __( 'Items per page', 'userfeedback' ) }
			hideLabelFromVision
			value={ String( value ) }
			options={ [ ...new Set< number >( [ ...PER_PAGE, value ] ) ]
				.sort( ( a, b ) => a - b )
				.map( ( count ) => ( {
					value: String( count ),
					/* translators: %s: number of items on a page of a list */
					label: sprintf( __( '%s per page', 'userfeedback' ), formatNumber( count ) ),
				} ) ) }
			onChange={ ( chosen ) => onChange( Number( chosen ) ) }
		/>
	);
}
