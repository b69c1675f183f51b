import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { Cell } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import type { SpamAction } from '@/features/results/api/change-spam';
import { SpamAnswers } from './SpamAnswers';

interface Props {
	survey_id: number;
	response: ResponseRow;
	/** Without it there is nothing but to look. */
	can_change: boolean;
	is_chosen: boolean;
	is_busy: boolean;
	onChoose: () => void;
	onAction: ( action: SpamAction ) => void;
}

export function SpamRow( { survey_id, response, can_change, is_chosen, is_busy, onChoose, onAction }: Props ) {
	const [ is_open, setOpen ] = useState( false );
	const answers_id = useId();
	const { name, url } = response.page_submitted;

	return (
		<tr role="row" className={ is_busy ? 'uf-spam__row is-busy' : 'uf-spam__row' } aria-busy={ is_busy }>
			{ can_change && (
				<Cell label="" kind="check">
					<CheckboxControl
						__nextHasNoMarginBottom
						/* translators: %s: "Response #12" */
						aria-label={ sprintf( __( 'Select %s', 'userfeedback' ), response.title ) }
						checked={ is_chosen }
						onChange={ onChoose }
					/>
				</Cell>
			) }
			<Cell label={ __( 'Response', 'userfeedback' ) } kind="title">
				<strong>{ response.title }</strong>
				<div
					className="uf-spam__actions"
					role="group"
					/* translators: %s: "Response #12" */
					aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), response.title ) }
				>
					<Button
						variant="link"
						aria-expanded={ is_open }
						aria-controls={ answers_id }
						onClick={ () => setOpen( ! is_open ) }
					>
						{ is_open ? __( 'Hide answers', 'userfeedback' ) : __( 'Show answers', 'userfeedback' ) }
					</Button>
					{ can_change && (
						<>
							<Button variant="link" onClick={ () => onAction( 'restore' ) }>
								{ __( 'Not spam', 'userfeedback' ) }
							</Button>
							<Button variant="link" isDestructive onClick={ () => onAction( 'delete' ) }>
								{ __( 'Delete permanently', 'userfeedback' ) }
							</Button>
						</>
					) }
				</div>
				<div id={ answers_id }>
					{ is_open && <SpamAnswers survey_id={ survey_id } response_id={ response.id } /> }
				</div>
			</Cell>
			<Cell label={ __( 'Page', 'userfeedback' ) }>
				<span className="uf-spam__page" dir="auto">
					{ name || url || '–' }
				</span>
			</Cell>
			<Cell label={ __( 'Submitted', 'userfeedback' ) }>
				<time dateTime={ response.submitted_at }>{ formatDateTime( response.submitted_at ) }</time>
			</Cell>
		</tr>
	);
}
