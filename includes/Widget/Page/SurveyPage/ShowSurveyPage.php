<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Questions\Comparison;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Page\ConsentHooks;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes a survey's own page, and stores the response that its form sent. */
final class ShowSurveyPage {

	/** Parameter of the URL after a form was sent: the Back button then returns to the page, and doesn't send the form again. */
	public const SENT  = 'userfeedback_sent';
	private const LATE = 'late';

	public function __construct(
		private readonly SurveyPageAccess $access,
		private readonly ManifestMapper $manifests,
		private readonly SurveyPageHtml $html,
		private readonly SubmitSurveyForm $submit,
		private readonly WidgetScripts $scripts,
		private readonly FindLinkVisit $findVisit
	) {}

	/** @param array<mixed> $sent the submitted form, without slashes; empty if the page was only opened. */
	public function run( Survey $survey, array $sent ): SurveyPageReply {
		$page  = $survey->settings->part( 'share_page' );
		$state = self::sentAs() ?? $this->access->of( $survey );
		$title = is_string( $page['heading'] ) && '' !== $page['heading'] ? $page['heading'] : $survey->title;
		$token = $this->access->token( $survey );
		$slug  = is_string( $page['slug'] ) ? $page['slug'] : '';
		$url   = SurveyPageUrl::of( $slug, $token, SurveyPageAccess::hiddenFields( $survey, 'title' ) );
		add_filter( 'pre_get_document_title', static fn(): string => esc_html( $title ), PHP_INT_MAX );

		$shown    = $this->access->shown( $survey, $state )->survey;
		$isSent   = array() !== $sent;
		$isOpen   = $isSent || SurveyPageState::OPEN === $state;
		$visit    = $isOpen && '' !== $token ? $this->findVisit->run( $shown, $token ) : null;
		$manifest = $this->manifest( $shown, SurveyPageState::PREVIEW === $state, $token, $visit );
		$form     = SurveyPageState::OPEN === $state && SurveyFormHtml::canAsk( $shown ) ? self::form( $shown, $token, $visit ) : null;
		// A survey that ended while the visitor was answering still accepts responses for a while; the route knows until when.
		if ( $isSent && in_array( $state, array( SurveyPageState::OPEN, SurveyPageState::CLOSED, SurveyPageState::USED ), true ) ) {
			$form   = SurveyFormEntry::ofForm( $sent, $shown->parts(), $token );
			$stored = $this->submit->run( $shown, $form, $title, $url, $visit );
			if ( is_int( $stored ) ) {
				return self::redirect( $shown, $stored, $form, $manifest, $url, $this->access->isLate( $shown, $stored ) );
			}
			$form = SurveyPageState::OPEN === $state ? $stored : null;
		}
		return new SurveyPageReply(
			$isSent && null !== $form ? ( '' === $form->message ? 200 : 400 ) : $state->status(),
			self::headers( true === $page['embed'] ),
			$this->html->of( $shown, $title, $url, $state, $manifest, $form, $visit?->greeting() ?? '', $isSent )
		);
	}

	private static function form( Survey $survey, string $token, ?LinkVisit $visit ): SurveyFormEntry {
		return null === $visit
			? SurveyFormEntry::blank( LogicEvaluator::askedQuestions( $survey->parts(), array() ), $token )
			: SurveyFormEntry::continuing( $visit, $token );
	}

	/** Returns the state after a form was sent; null before. */
	private static function sentAs(): ?SurveyPageState {
		$how = $_GET[ self::SENT ] ?? null; // phpcs:ignore WordPress.Security -- It only chooses a text.
		return match ( $how ) {
			null       => null,
			self::LATE => SurveyPageState::LATE,
			default    => SurveyPageState::SENT,
		};
	}

	/**
	 * Remembers the response as the widget does, and redirects to the owner's page or to the thank-you message.
	 *
	 * @param array<string, mixed> $manifest
	 */
	private static function redirect(
		Survey $survey,
		int $id,
		SurveyFormEntry $form,
		array $manifest,
		string $url,
		bool $isLate
	): SurveyPageReply {
		/** @var array{surveys: array{array{thank_you: array{url: string, conditions: list<array<string, mixed>>}}}} $manifest */
		$thanks = $manifest['surveys'][0]['thank_you'];
		if ( '' === ConsentHooks::category() && ! headers_sent() ) {
			setcookie(
				CookieName::of( $survey ),
				(string) wp_json_encode(
					array(
						'submitted'        => true,
						'last_response_id' => $id,
					)
				),
				array(
					'expires'  => time() + YEAR_IN_SECONDS,
					'path'     => '/',
					'secure'   => is_ssl(),
					'samesite' => 'Lax',
				)
			);
		}
		$to = $thanks['url'];
		foreach ( $thanks['conditions'] as $redirect ) {
			/** @var array{question_id: string, compare: string, value: string|int|list<string>, url: string} $redirect */
			$answer = $form->values[ $redirect['question_id'] ] ?? null;
			if ( Comparison::holds( $redirect['compare'], $redirect['value'], $answer ) ) {
				$to = $redirect['url'];
				break;
			}
		}
		$to      = $isLate ? '' : $to;
		$headers = self::headers( true === $survey->settings->part( 'share_page' )['embed'] );
		return new SurveyPageReply(
			303,
			array( 'Location' => '' === $to ? add_query_arg( self::SENT, $isLate ? self::LATE : '1', $url ) : $to ) + $headers,
			''
		);
	}

	/** @return array<string, mixed> */
	private function manifest( Survey $survey, bool $isPreview, string $token, ?LinkVisit $visit ): array {
		$user = wp_get_current_user();
		/** @var array{made_at: int, ...} $manifest */
		$manifest = $this->manifests->toArray(
			array( new CandidateSurvey( $survey, false ) ),
			PageContext::current(),
			$isPreview,
			$user->exists() ? array_values( $user->roles ) : null
		);
		$ofLink   = '' === $token ? array() : array(
			'token'  => $token,
			'bundle' => $this->scripts->extendedSurvey(), // The other one ignores the token.
		) + ( null === $visit ? array() : array( 'visit' => $visit->toArray() ) );
		// The page is in no cache. A browser whose clock is fast would request a manifest that has other surveys, too.
		return $ofLink + array( 'made_at' => $manifest['made_at'] + DAY_IN_SECONDS ) + $manifest;
	}

	/** @return array<string, string> */
	private static function headers( bool $mayEmbed ): array {
		return array(
			'Content-Type'            => 'text/html; charset=UTF-8',
			'Cache-Control'           => 'no-store, private, max-age=0',
			'X-Robots-Tag'            => 'noindex, nofollow',
			'Referrer-Policy'         => 'same-origin',
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => ( $mayEmbed ? '' : "frame-ancestors 'self'; " ) . "base-uri 'none'; form-action 'self'",
		);
	}
}
