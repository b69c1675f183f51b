import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import type { StatusFilter } from '@/contract/types';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { formatNumber } from '@/lib/format';
import { useSite } from '@/lib/site';
import { isApart, readView, type Status, STATUSES, writeView } from '../model/list-view';

interface Props {
	status: Status;
	counts: readonly StatusFilter[];
}

/**
 * Renders links, so you can open each status in a new tab. Every edition has the lists of responses that aren't counted, such as
 * spam, but their links appear only if there are some.
 */
export function StatusLinks( { status, counts }: Props ) {
	const [ params ] = useSearchParams();
	const isOpen = useSite().features[ 'quick-filters' ];
	const upgrade = useUpgrade();
	const shown = STATUSES.filter( ( name ) => ! isApart( name ) || status === name || countOf( counts, name ) > 0 );

	return (
		<nav className="uf-responses__statuses" aria-label={ __( 'Filter responses by status', 'userfeedback' ) }>
			{ shown.map( ( name ) =>
				isOpen || name === 'all' || isApart( name ) ? (
					<Link
						key={ name }
						className="uf-responses__status"
						to={ {
							search: writeView( params, { ...readView( params ), status: name, page: 1 } ).toString(),
						} }
						aria-current={ name === status ? 'page' : undefined }
						preventScrollReset
					>
						{ statusLabel( name ) } <Count of={ countOf( counts, name ) } />
					</Link>
				) : (
					<Button
						key={ name }
						className="uf-responses__status--locked"
						variant="tertiary"
						size="compact"
						onClick={ () => upgrade( 'quick-filters' ) }
					>
						{ statusLabel( name ) } <Count of={ countOf( counts, name ) } />
						<PlanBadge feature="quick-filters" />
					</Button>
				)
			) }
		</nav>
	);
}

function Count( { of }: { of: number } ) {
	return <span className="uf-responses__count">({ formatNumber( of ) })</span>;
}

function countOf( counts: readonly StatusFilter[], name: string ): number {
	return counts.find( ( { status } ) => status === name )?.count ?? 0;
}

export function statusLabel( status: Status ): string {
	switch ( status ) {
		case 'all':
			return __( 'All', 'userfeedback' );
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'spam':
			return __( 'Spam', 'userfeedback' );
		case 'over_limit':
			return __( 'Over limit', 'userfeedback' );
		case 'partial':
			return __( 'Unfinished', 'userfeedback' );
	}
}
