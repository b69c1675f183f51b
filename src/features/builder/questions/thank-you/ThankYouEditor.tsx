import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import type { ThankYou } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { withType } from '@/features/builder/draft/logic/redirect-edits';
import { MessageFields } from './MessageFields';
import { PagePicker } from './PagePicker';
import { Redirects } from './Redirects';
import '@/components/ui/layout/Stack.scss';
import '@/features/builder/shell/fields.scss';

/** The step after the last answer: a message, a page, or one of several pages. */
export function ThankYouEditor() {
	const thankYou = useBuilder( ( { form } ) => form.draft.settings.thank_you );

	return (
		<Card
			title={
				<span tabIndex={ -1 } data-field="settings.thank_you">
					{ __( 'Thank You Message', 'userfeedback' ) }
				</span>
			}
		>
			<div className="uf-stack">
				{ IN_EDITION.redirects ? <Ways thankYou={ thankYou } /> : <MessageFields /> }
			</div>
		</Card>
	);
}

function Ways( { thankYou }: { thankYou: ThankYou } ) {
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();

	return (
		<>
			<div data-field="settings.thank_you.type">
				<LockedRadio
					label={ __( 'After the last answer', 'userfeedback' ) }
					needs={ { feature: 'redirects' } }
					selected={ thankYou.type }
					options={ [
						{ value: 'message', label: __( 'Show a message', 'userfeedback' ) },
						{ value: 'redirect', label: __( 'Redirect to a page', 'userfeedback' ) },
						{
							value: 'conditional_redirect',
							label: __( 'Redirect based on answers', 'userfeedback' ),
						},
					] }
					onChange={ ( type ) =>
						dispatch( {
							type: 'done',
							operation: {
								type: 'set',
								path: 'settings.thank_you',
								value: withType( thankYou, type ),
							},
						} )
					}
				/>
			</div>
			{ thankYou.type === 'conditional_redirect' && <Redirects /> }
			{ thankYou.type === 'redirect' ? (
				<div data-field="settings.thank_you.redirect_to">
					<PagePicker
						label={ __( 'Redirect to', 'userfeedback' ) }
						value={ thankYou.redirect_to }
						error={ errors[ 'settings.thank_you.redirect_to' ] }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: { type: 'set', path: 'settings.thank_you.redirect_to', value },
							} )
						}
					/>
				</div>
			) : (
				<MessageFields />
			) }
		</>
	);
}
