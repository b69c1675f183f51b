import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { Cell } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import type { SpamAction } from '@/features/results/api/change-spam';
import { SpamAnswers } from './SpamAnswers';

interface Props {
	surveyId: number;
	response: ResponseRow;
	/** Without it there is nothing but to look. */
	canChange: boolean;
	isChosen: boolean;
	isBusy: boolean;
	onChoose: () => void;
	onAction: ( action: SpamAction ) => void;
}

export function SpamRow( { surveyId, response, canChange, isChosen, isBusy, onChoose, onAction }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const answersId = useId();
	const { name, url } = response.page_submitted;

	return (
		<tr role="row" className={ isBusy ? 'uf-spam__row is-busy' : 'uf-spam__row' } aria-busy={ isBusy }>
			{ canChange && (
				<Cell label="" kind="check">
					<CheckboxControl
						__nextHasNoMarginBottom
						/* translators: %s: "Response #12" */
						aria-label={ sprintf( __( 'Select %s', 'userfeedback' ), response.title ) }
						checked={ isChosen }
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
						aria-expanded={ isOpen }
						aria-controls={ answersId }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ isOpen ? __( 'Hide answers', 'userfeedback' ) : __( 'Show answers', 'userfeedback' ) }
					</Button>
					{ canChange && (
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
				<div id={ answersId }>
					{ isOpen && <SpamAnswers surveyId={ surveyId } responseId={ response.id } /> }
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
