import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { whenOf } from '@/features/builder/draft/logic/redirect-edits';
import { sprintf } from '@/lib/labels/sprintf';
import type { Paths } from './paths';
import { conditionInWords } from './path-text';

/** The end of the line: the thank-you message, or pages by answer. */
export function PathEnding( { paths, onOpen }: { paths: Paths | null; onOpen: () => void } ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const { type, redirect_to: page, conditions } = useBuilder( ( { form } ) => form.draft.settings.thank_you );
	const redirects = type === 'conditional_redirect' ? conditions : [];

	return (
		<li className="uf-paths__stop uf-paths__end">
			<Button variant="link" className="uf-paths__question" onClick={ onOpen }>
				<Icon icon={ check } size={ 20 } />
				<span>{ __( 'Thank You', 'userfeedback' ) }</span>
			</Button>
			{ type === 'redirect' && page !== null && <p>{ leadsTo( page.label ) }</p> }
			{ redirects.length > 0 && (
				<ol className="uf-paths__redirects">
					{ redirects.map( ( redirect, place ) => (
						<li key={ place }>
							{ conditionInWords( whenOf( redirect ), questions ) }
							{ redirect.page !== null && <p>{ leadsTo( redirect.page.label ) }</p> }
							{ paths?.unused.has( place ) === true && (
								<p className="uf-paths__mark is-wrong">
									{ __(
										'Never used: this condition can’t be met, or one above it is always met first.',
										'userfeedback'
									) }
								</p>
							) }
						</li>
					) ) }
				</ol>
			) }
		</li>
	);
}

function leadsTo( page: string ): string {
	/* translators: %s: title of a page */
	return sprintf( __( 'Redirects to “%s”', 'userfeedback' ), page );
}
