import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { sparks } from '@/components/ui/sparks';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { ThemeRow } from './ThemeRow';
import { useThemes } from './use-themes';
import './themes.scss';

/** Answers that the model reads before the owner asks it to continue. */
const STEP = 200;
const MOST = 2000;

/** Topics of the text answers. Sends nothing before a button is pressed; empty if the site has no AI. */
export function QuestionThemes( { surveyId, questionId }: { surveyId: number; questionId: string } ) {
	const { query, reading, left, stop, change } = useThemes( surveyId, questionId );
	const state = query.data;
	if ( ! state || state.total === 0 || ( ! state.can_make && state.themes.length === 0 ) ) {
		return null;
	}
	const isNew = state.themes.length === 0;
	const next = Math.min( MOST, STEP * ( Math.floor( state.read / STEP ) + 1 ) );
	const isUnfinished = state.read < Math.min( STEP, state.total );

	return (
		<section className="uf-themes" aria-label={ __( 'Themes', 'userfeedback' ) }>
			<h3 className="uf-themes__title">
				{ sparks } { __( 'Themes', 'userfeedback' ) }
			</h3>
			<p className="uf-soft">
				{ __( 'Covers all answers, regardless of filters and date range.', 'userfeedback' ) }
			</p>
			{ ! isNew && (
				<>
					<ol className="uf-themes__list">
						{ state.themes.map( ( theme ) => (
							<ThemeRow
								key={ theme.id }
								surveyId={ surveyId }
								theme={ theme }
								read={ state.read }
								others={ state.themes.filter( ( { id } ) => id !== theme.id ) }
								onChange={ change.mutate }
							/>
						) ) }
					</ol>
					<p className="uf-soft">{ readText( state.read, state.total ) }</p>
				</>
			) }
			<div role="status" className="uf-themes__state">
				{ reading.isPending && ( isNew ? __( 'Finding themes…', 'userfeedback' ) : leftText( left ) ) }
				{ reading.data?.error === '' &&
					isNew &&
					__( 'No themes were found in these answers.', 'userfeedback' ) }
			</div>
			<div role="alert" className="uf-themes__state">
				{ reading.error && <ErrorMessage error={ reading.error } /> }
				{ change.error && <ErrorMessage error={ change.error } /> }
				{ reading.data &&
					reading.data.error !== '' &&
					`${ __( 'Error:', 'userfeedback' ) } ${ reading.data.error }` }
			</div>
			{ state.can_make && (
				<div className="uf-themes__acts">
					{ isNew || isUnfinished ? (
						<BusyButton
							isBusy={ reading.isPending }
							onClick={ () => reading.mutate( { until: STEP, newest: false } ) }
						>
							{ isNew
								? __( 'Find themes with AI', 'userfeedback' )
								: __( 'Continue analysis', 'userfeedback' ) }
						</BusyButton>
					) : (
						state.read < state.total && (
							<>
								<BusyButton
									isBusy={ reading.isPending }
									onClick={ () => reading.mutate( { until: next, newest: true } ) }
								>
									{ __( 'Analyze newest answers', 'userfeedback' ) }
								</BusyButton>
								{ state.read < MOST && (
									<BusyButton
										variant="tertiary"
										isBusy={ reading.isPending }
										onClick={ () => reading.mutate( { until: next, newest: false } ) }
									>
										{ __( 'Analyze more answers', 'userfeedback' ) }
									</BusyButton>
								) }
							</>
						)
					) }
					{ reading.isPending && ! isNew && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ stop }>
							{ __( 'Stop', 'userfeedback' ) }
						</Button>
					) }
				</div>
			) }
			{ state.can_make && isNew && (
				<p className="uf-soft">
					{ __(
						'Sends the question and an even sample of up to 200 answers to your site’s AI provider (Settings → Connectors). Email addresses, links, and long numbers are masked. AI sorts the answers, and your site counts them.',
						'userfeedback'
					) }
				</p>
			) }
		</section>
	);
}

function readText( read: number, total: number ): string {
	/* translators: 1: number of answers that were read. 2: number of all answers. */
	return sprintf(
		__( '%1$s of %2$s answers analyzed. An answer can match several themes or none.', 'userfeedback' ),
		formatNumber( read ),
		formatNumber( total )
	);
}

function leftText( left: number ): string {
	if ( left === 0 ) {
		return __( 'Analyzing answers…', 'userfeedback' );
	}
	/* translators: %s: number of answers */
	return sprintf( __( 'Analyzing answers, %s remaining…', 'userfeedback' ), formatNumber( left ) );
}
