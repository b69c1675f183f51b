import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { SelectCell } from '@/components/lists/table/SelectionCells';
import { Cell } from '@/components/lists/table/Table';
import type { Delivery } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import type { Selection } from '@/components/lists/use-selection';
import { sprintf } from '@/lib/labels/sprintf';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { againLabel, channelLabel, nameOf, resultInWords, stateLabel } from '../model/labels';

interface Props {
	delivery: Delivery;
	selection: Selection;
	isBusy: boolean;
	onAgain: () => void;
	onDetails: () => void;
}

export function DeliveryRow( { delivery, selection, isBusy, onAgain, onDetails }: Props ) {
	const site = useSite();
	const { id, survey_id: survey, survey_title: title, response_id: response, due_at: due } = delivery;
	const result = resultInWords( delivery );

	return (
		<tr
			role="row"
			className={ `uf-deliveries__row${ isBusy ? ' is-busy' : '' }` }
			aria-busy={ isBusy }
			data-delivery={ id }
		>
			<SelectCell selection={ selection } row={ { id, title: nameOf( delivery ) } } />
			<Cell label={ __( 'Recipient', 'userfeedback' ) } kind="title">
				<span className="uf-deliveries__channel">{ channelLabel( delivery.channel ) }</span>
				{ delivery.to !== '' && <bdi className="uf-deliveries__to">{ delivery.to }</bdi> }
				<div
					className="uf-deliveries__actions"
					role="group"
					/* translators: %s: what was sent to whom, such as "Email: ada@example.org" */
					aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), nameOf( delivery ) ) }
				>
					<Button variant="link" onClick={ onAgain }>
						{ againLabel( delivery ) }
					</Button>
					<Button variant="link" data-details={ id } onClick={ onDetails }>
						{ __( 'Details', 'userfeedback' ) }
					</Button>
				</div>
			</Cell>
			<Cell label={ __( 'Survey', 'userfeedback' ) }>
				{ title === '' ? (
					__( 'Deleted survey', 'userfeedback' )
				) : (
					<Link to={ `/edit/${ String( survey ) }/notifications` } dir="auto">
						{ title }
					</Link>
				) }
			</Cell>
			<Cell label={ __( 'Response', 'userfeedback' ) }>
				<a
					href={ adminPage(
						site,
						'userfeedback_results',
						`/survey/${ String( survey ) }/responses/${ String( response ) }`
					) }
				>
					{ `#${ String( response ) }` }
				</a>
			</Cell>
			<Cell label={ __( 'Created', 'userfeedback' ) }>
				<time dateTime={ delivery.created_at }>{ formatDateTime( delivery.created_at ) }</time>
			</Cell>
			<Cell label={ __( 'Result', 'userfeedback' ) }>
				<div className="uf-deliveries__outcome">
					<span className={ `uf-badge uf-deliveries__state--${ delivery.state }` }>
						{ stateLabel( delivery ) }
					</span>
					{ result !== '' && <span className="uf-deliveries__result">{ result }</span> }
				</div>
			</Cell>
			<Cell label={ __( 'Next attempt', 'userfeedback' ) }>
				{ due === null ? '–' : <time dateTime={ due }>{ formatDateTime( due ) }</time> }
			</Cell>
		</tr>
	);
}
