import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { Export } from '@/contract/types';
import { daysLabel } from '@/components/date-range/range-label';
import { isFiltered } from '@/lib/filters/filter';
import { formatDateTime, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isPending } from './use-exports';

interface Props {
	latest: Export | null;
	/** Why nothing goes on. */
	error: Error | null;
	onAgain: () => Promise< void >;
	isRemoving: boolean;
	onRemove: ( id: number ) => void;
}

/** Says which responses are in the file: the screen may show others by now. */
function coverage( { from, to, filter }: Export ): string {
	const days = from !== null && to !== null ? daysLabel( from, to ) : __( 'All time', 'userfeedback' );
	return isFiltered( filter )
		? /* translators: %s: a date range */
			sprintf( __( '%s, filtered', 'userfeedback' ), days )
		: days;
}

/** How far a long export is, and the file once it is there; also after the page was loaded anew. */
export function ExportProgress( { latest, error, onAgain, isRemoving, onRemove }: Props ) {
	if ( error ) {
		return (
			<p className="uf-export__note" role="alert">
				{ __( 'Couldn’t create the export.', 'userfeedback' ) } <ErrorMessage error={ error } />{ ' ' }
				<Button variant="link" onClick={ () => void onAgain() }>
					{ __( 'Try again', 'userfeedback' ) }
				</Button>
			</p>
		);
	}
	if ( ! latest ) {
		return null;
	}
	const remove = ( label: string ) => (
		<BusyButton variant="tertiary" isBusy={ isRemoving } onClick={ () => onRemove( latest.id ) }>
			{ label }
		</BusyButton>
	);
	if ( isPending( latest ) ) {
		return (
			<div className="uf-export__note">
				<label className="uf-export__label">
					{ sprintf(
						/* translators: 1: number of responses that are in a file. 2: number of all that will be. */
						__( 'Preparing file: %1$s of %2$s responses', 'userfeedback' ),
						formatNumber( latest.done ),
						formatNumber( latest.total )
					) }
					<progress className="uf-export__bar" value={ latest.done } max={ Math.max( 1, latest.total ) } />
				</label>
				{ remove( __( 'Cancel', 'userfeedback' ) ) }
			</div>
		);
	}
	return latest.state === 'done' && latest.url !== null ? (
		<div className="uf-export__note" role="status">
			<Button __next40pxDefaultSize variant="primary" href={ latest.url }>
				{ __( 'Download', 'userfeedback' ) }
			</Button>
			<span>
				{ sprintf(
					/* translators: 1: format of a file, such as CSV. 2: date range of its responses. 3: date and time. */
					__( '%1$s ready (%2$s). Available until %3$s.', 'userfeedback' ),
					latest.format.toUpperCase(),
					coverage( latest ),
					formatDateTime( latest.expires_at )
				) }
			</span>
			{ remove( __( 'Delete', 'userfeedback' ) ) }
		</div>
	) : (
		<div className="uf-export__note" role="alert">
			<span>{ __( 'Export failed.', 'userfeedback' ) }</span>
			<Button variant="link" onClick={ () => void onAgain() }>
				{ __( 'Try again', 'userfeedback' ) }
			</Button>
			{ remove( __( 'Dismiss', 'userfeedback' ) ) }
		</div>
	);
}
