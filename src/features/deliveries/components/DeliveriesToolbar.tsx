import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FilterChip } from '@/components/filters/FilterChip';
import { BulkBar } from '@/components/lists/BulkBar';
import { FilterLinks } from '@/components/lists/FilterLinks';
import type { DeliveryList } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { type ListView, OFFERED, STATUSES } from '../model/list-view';
import { channelLabel, stateLabel, statusLabel } from '../model/labels';
import '@/components/filters/FilterBar.scss';

interface Props {
	list: DeliveryList;
	view: ListView;
	chosenCount: number;
	onChange: ( change: Partial< ListView > ) => void;
	onAgain: () => void;
	addressOf: ( parts: Partial< ListView > ) => { search: string };
}

export function DeliveriesToolbar( { list: { items, status_filters: counts }, view, ...props }: Props ) {
	const { chosenCount, onChange, onAgain, addressOf } = props;

	return (
		<>
			<div className="uf-deliveries__bar">
				<FilterLinks
					label={ __( 'Filter deliveries by result', 'userfeedback' ) }
					links={ STATUSES.map( ( status ) => ( {
						name: status,
						words:
							status === 'all'
								? statusLabel( status )
								: stateLabel( { channel: view.channel ?? 'hook', state: status } ),
						to: addressOf( { status } ),
					} ) ) }
					current={ view.status }
					counts={ counts }
				/>
				<div className="uf-deliveries__filters">
					{ view.survey !== null && (
						<FilterChip
							label={ surveyLabel( view.survey, items ) }
							onRemove={ () => onChange( { survey: null } ) }
						/>
					) }
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Channel', 'userfeedback' ) }
						value={ view.channel ?? '' }
						options={ [
							{ value: '', label: __( 'All channels', 'userfeedback' ) },
							...OFFERED.map( ( value ) => ( { value, label: channelLabel( value ) } ) ),
						] }
						onChange={ ( chosen ) =>
							onChange( { channel: OFFERED.find( ( name ) => name === chosen ) ?? null } )
						}
					/>
				</div>
			</div>
			{ items.length > 0 && (
				<BulkBar
					actions={ [ { value: 'again', label: __( 'Resend', 'userfeedback' ) } ] }
					chosenCount={ chosenCount }
					onApply={ onAgain }
				/>
			) }
		</>
	);
}

function surveyLabel( id: number, items: DeliveryList[ 'items' ] ): string {
	const title = items.find( ( { survey_id: survey } ) => survey === id )?.survey_title ?? '';
	return title === ''
		? /* translators: %s: number of a survey */
			sprintf( __( 'Survey #%s', 'userfeedback' ), String( id ) )
		: title;
}
