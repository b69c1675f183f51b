<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use WP;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Shows a survey's own page. Requests for other pages load none of this.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SurveyPageHooks {

	/** After plugins that require a login or show that the site is closed: they use WordPress's 10. */
	private const AFTER_GATES = 20;

	private ?Survey $survey = null;

	/**
	 * @param Closure(): LiveSurveys      $surveys
	 * @param Closure(): SurveyPageAccess $access
	 * @param Closure(): ShowSurveyPage   $show
	 */
	public function __construct(
		#[Lazy( LiveSurveys::class )] private readonly Closure $surveys,
		#[Lazy( SurveyPageAccess::class )] private readonly Closure $access,
		#[Lazy( ShowSurveyPage::class )] private readonly Closure $show
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		$asked = '?' . SurveyPageUrl::PARAMETER;
		return array(
			'parse_request'           => array( 'find', 10, 1, $asked ),
			'template_redirect'       => array( 'show', self::AFTER_GATES, 1, $asked ),
			'rewrite_rules_array'     => array( 'addRule' ),
			SurveyRepository::WRITTEN => array( 'flushRules' ),
		);
	}

	/** Replaces WordPress's query: the page isn't a post. Without a survey, the site's own page shows, or its "not found" page. */
	public function find( WP $request ): void {
		$slug = SurveyPageUrl::asked();
		try {
			$survey = '' === $slug ? null : ( $this->surveys )()->withPage( $slug );
		} catch ( StorageFailed ) {
			$survey = null;
		}
		if ( null === $survey || ! ( $this->access )()->exists( $survey ) ) {
			$path                = SurveyPageUrl::path() . "/$slug";
			$request->query_vars = '' !== $slug && null !== get_page_by_path( $path )
				? array( 'pagename' => $path )
				: array( 'error' => '404' );
			return;
		}
		$this->survey        = $survey;
		$request->query_vars = array( SurveyPageUrl::PARAMETER => $slug );
		add_filter(
			'posts_pre_query',
			static fn( mixed $posts, WP_Query $query ): mixed => $query->is_main_query() ? array() : $posts,
			10,
			2
		);
		remove_action( 'template_redirect', 'redirect_canonical' );
	}

	/** The page is never cached: it depends on the visitor, and responses need a current token. */
	public function show(): void {
		$survey = $this->survey;
		if ( null === $survey ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- SubmitSurveyForm checks the survey's token.
		$sent  = (array) wp_unslash( $_POST );
		$reply = ( $this->show )()->run( $survey, $sent );
		status_header( $reply->status );
		foreach ( $reply->headers as $name => $value ) {
			header( "$name: $value" );
		}
		echo $reply->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		exit;
	}

	/**
	 * @param array<string, string> $rules
	 * @return array<string, string>
	 */
	public function addRule( array $rules ): array {
		return SurveyPageUrl::rule() + $rules;
	}

	/** WordPress makes them for the next page, with our rule. While the plugin was inactive, they may have been made without it. */
	public static function resetRules(): void {
		delete_option( 'rewrite_rules' );
	}

	/** WordPress stores rewrite rules, so they are made again only when the first survey gets a page. */
	public function flushRules( ?Survey $survey = null ): void {
		if ( null === $survey || true !== $survey->settings->part( 'share_page' )['enabled'] ) {
			return;
		}
		$rules = get_option( 'rewrite_rules' );
		if ( is_array( $rules ) && array() !== array_diff_key( SurveyPageUrl::rule(), $rules ) ) {
			flush_rewrite_rules( false );
		}
	}
}
