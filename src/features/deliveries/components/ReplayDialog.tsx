import { Button, Modal, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import type { DeliverySpan } from '@/contract/types';
import { addDays } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { useSite } from '@/lib/site';
import { OFFERED } from '../model/list-view';
import { type Channel, channelLabel } from '../model/labels';
import '@/components/ui/actions/ConfirmDialog.scss';

interface Props {
	/** One survey, or null for all. */
	survey: number | null;
	channel: Channel | null;
	isBusy: boolean;
	onReplay: ( span: DeliverySpan ) => void;
	onClose: () => void;
}

const WEEK = 7;

/** Resends deliveries that failed while another service was down, once it is back. */
export function ReplayDialog( { survey, channel, isBusy, onReplay, onClose }: Props ) {
	const today = todayIn( useSite().time_zone );
	const [ from, setFrom ] = useState( addDays( today, 1 - WEEK ) );
	const [ to, setTo ] = useState( today );
	const [ chosen, setChosen ] = useState( channel );
	const [ isRefused, setRefused ] = useState( false );
	const isAllowed = from !== '' && to !== '' && from <= to;

	return (
		<Modal
			title={ __( 'Resend failed deliveries', 'userfeedback' ) }
			size="small"
			className="uf-dialog"
			onRequestClose={ onClose }
		>
			<form
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					setRefused( ! isAllowed );
					if ( isAllowed && ! isBusy ) {
						onReplay( {
							from,
							to,
							...( chosen === null ? {} : { channel: chosen } ),
							...( survey === null ? {} : { survey_id: survey } ),
						} );
					}
				} }
			>
				<div className="uf-deliveries__replay">
					<p>
						{ survey === null
							? __( 'Resends every permanently failed delivery created on these days.', 'userfeedback' )
							: __(
									'Resends every permanently failed delivery for this survey created on these days.',
									'userfeedback'
								) }
					</p>
					<div className="uf-deliveries__days">
						<Day
							label={ __( 'From', 'userfeedback' ) }
							value={ from }
							most={ today }
							onChange={ setFrom }
						/>
						<Day label={ __( 'To', 'userfeedback' ) } value={ to } most={ today } onChange={ setTo } />
					</div>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Channel', 'userfeedback' ) }
						value={ chosen ?? '' }
						options={ [
							{ value: '', label: __( 'All channels', 'userfeedback' ) },
							...OFFERED.map( ( value ) => ( { value, label: channelLabel( value ) } ) ),
						] }
						onChange={ ( value ) => setChosen( OFFERED.find( ( name ) => name === value ) ?? null ) }
					/>
					<p role="alert" className="uf-deliveries__fault">
						{ isRefused && __( 'Choose a start date, and an end date on or after it.', 'userfeedback' ) }
					</p>
				</div>
				<div className="uf-dialog__actions">
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
						{ __( 'Cancel', 'userfeedback' ) }
					</Button>
					<BusyButton variant="primary" type="submit" isBusy={ isBusy }>
						{ __( 'Resend', 'userfeedback' ) }
					</BusyButton>
				</div>
			</form>
		</Modal>
	);
}

function Day( props: { label: string; value: string; most: string; onChange: ( day: string ) => void } ) {
	const id = useId();
	const { label, value, most, onChange } = props;

	return (
		<div className="uf-deliveries__day">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				max={ most }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
