import { Button, Spinner, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { Card } from '@/components/ui/layout/Card';
import { LIMITS } from '@/contract/limits';
import type { SharePage as Page } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { stepPath } from '@/features/builder/draft/steps';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { QUESTION_TYPES } from '@/contract/question-types';
import { lastDayInWords } from '@/features/builder/summary/behavior-text';
import { embedCode, pageAddress } from './page-links';
import { PageField } from './PageField';
import { SingleUseLinks } from './SingleUseLinks';
import '../PublishCard.scss';
import './SharePage.scss';

const QrCode = lazy( async () => ( { default: ( await import( './QrCode' ) ).QrCode } ) );

/** The survey's own page: its address, QR code, and code for other sites. */
export function SharePage() {
	const { draft } = useBuilder( ( { form } ) => form );
	const dispatch = useDispatch();
	const page = draft.settings.share_page;

	if ( page === undefined ) {
		return null; // Until the server has given the survey its settings.
	}
	return (
		<Card title={ __( 'Share as a page', 'userfeedback' ) }>
			<div className="uf-publish-card">
				<div data-field="settings.share_page.enabled">
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Give this survey its own page', 'userfeedback' ) }
						help={ __(
							'Send people a link instead of waiting for them to visit your site. Search engines are asked not to index the page.',
							'userfeedback'
						) }
						checked={ page.enabled }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: { type: 'set', path: 'settings.share_page.enabled', value },
							} )
						}
					/>
				</div>
				{ page.enabled && (
					<PageFields page={ page } title={ draft.title } isDraft={ draft.status !== 'publish' } />
				) }
			</div>
		</Card>
	);
}

function PageFields( { page, title, isDraft }: { page: Page; title: string; isDraft: boolean } ) {
	const site = useSite();
	const dispatch = useDispatch();
	const errors = useBuilder( ( now ) => now.errors );
	const base = useBuilder( ( now ) => now.base );
	const stored = base?.settings.share_page;
	const fields = ( base?.questions ?? [] ).filter( ( { type } ) => QUESTION_TYPES[ type ].is_hidden );
	const behavior = useBuilder( ( { form } ) => form.draft.settings.behavior );
	const id = useBuilder( ( { form } ) => form.id );
	const [ hasCode, setCode ] = useState( false );
	const url =
		stored?.enabled === true && stored.slug === page.slug && page.slug !== '' ? pageAddress( site, page.slug ) : '';

	return (
		<>
			{ url === '' ? (
				<p role="status">{ __( 'Save the survey to get the address of its page.', 'userfeedback' ) }</p>
			) : (
				<div className="uf-share-page__address">
					{ /* translators: %s: a URL */ }
					<CopyCode text={ url } label={ sprintf( __( 'Copy the address %s', 'userfeedback' ), url ) } />
					<p>
						<LinkOut href={ url }>{ __( 'Open page', 'userfeedback' ) }</LinkOut>
						{ isDraft && ` ${ __( 'Visitors see it after you publish the survey.', 'userfeedback' ) }` }
					</p>
				</div>
			) }
			<PageField
				name="slug"
				label={ __( 'Page address', 'userfeedback' ) }
				help={ __(
					'Lowercase letters, digits, and hyphens. If you leave this empty, it’s made from the title. A changed address breaks links that you’ve already sent.',
					'userfeedback'
				) }
				value={ page.slug }
				error={ errors[ 'settings.share_page.slug' ] }
				maxLength={ LIMITS.PAGE_SLUG }
				isCode
			/>
			<PageField
				name="heading"
				label={ __( 'Page heading', 'userfeedback' ) }
				help={ sprintf(
					/* translators: %s: title of the survey */
					__( 'If you leave this empty, visitors see the title: “%s”.', 'userfeedback' ),
					title
				) }
				value={ page.heading }
				error={ errors[ 'settings.share_page.heading' ] }
				maxLength={ LIMITS.SURVEY_TITLE }
			/>
			<p className="uf-publish-card__note">
				{ behavior?.run_time === 'expire' && behavior.expire_at !== null
					? sprintf(
							/* translators: %s: a day, such as "30 December 2026" */
							__( 'Last day: %s.', 'userfeedback' ),
							lastDayInWords( behavior.expire_at, new Date() )
						)
					: __( 'No closing date.', 'userfeedback' ) }{ ' ' }
				{ IN_EDITION.behavior && (
					<Link to={ stepPath( id, 'settings' ) }>{ __( 'Change', 'userfeedback' ) }</Link>
				) }
			</p>
			<p className="uf-publish-card__note">
				{ IN_EDITION.behavior || IN_EDITION[ 'page-targeting' ]
					? __(
							'Page rules, devices, and display timing don’t apply to the page. The end date, countries, and rules for logged-in users and roles do.',
							'userfeedback'
						)
					: '' }
			</p>
			{ url !== '' &&
				( hasCode ? (
					<Suspense fallback={ <Spinner /> }>
						<QrCode url={ url } name={ page.slug } />
					</Suspense>
				) : (
					<Button
						className="uf-share-page__code"
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => setCode( true ) }
					>
						{ __( 'Show QR code', 'userfeedback' ) }
					</Button>
				) ) }
			<div data-field="settings.share_page.invited">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Only people with a single-use link can answer', 'userfeedback' ) }
					help={ __(
						'The survey then shows only on its own page, not as a pop-up or in other pages.',
						'userfeedback'
					) }
					checked={ page.invited }
					onChange={ ( value ) =>
						dispatch( {
							type: 'done',
							operation: { type: 'set', path: 'settings.share_page.invited', value },
						} )
					}
				/>
			</div>
			{ url !== '' && id !== null && <SingleUseLinks surveyId={ id } name={ page.slug } fields={ fields } /> }
			{ IN_EDITION.behavior && behavior?.drop_off === true && behavior.keep_partial && (
				<p className="uf-publish-card__note">
					{ __(
						'If someone leaves before finishing, their single-use link brings back their answers on any device. Anyone else who has the link sees them, too.',
						'userfeedback'
					) }
				</p>
			) }
			<div data-field="settings.share_page.embed">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Allow embedding on other sites', 'userfeedback' ) }
					help={ __( 'Only this page can be shown in a frame, not the rest of your site.', 'userfeedback' ) }
					checked={ page.embed }
					onChange={ ( value ) =>
						dispatch( {
							type: 'done',
							operation: { type: 'set', path: 'settings.share_page.embed', value },
						} )
					}
				/>
			</div>
			{ page.embed && url !== '' && (
				<CopyCode
					text={ embedCode( url, page.heading === '' ? title : page.heading ) }
					label={ __( 'Copy the embed code', 'userfeedback' ) }
				/>
			) }
		</>
	);
}
