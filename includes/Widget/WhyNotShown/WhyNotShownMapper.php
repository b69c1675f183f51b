<?php
declare(strict_types=1);

namespace UserFeedback\Widget\WhyNotShown;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Embed\EmbeddedSurveys;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Page\PageChoice;
use UserFeedback\Widget\Page\SurveyPreview;
use UserFeedback\Widget\PageCaches\CacheDetection;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\WhyNotShownStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data for the panel "Surveys on this page" in addition to the manifest. */
final class WhyNotShownMapper {

	private const BUILDER = 'admin.php?page=userfeedback_surveys#/';

	/** @param Closure(): string $cacheNote when visitors see a change if a page cache can't be purged. */
	public function __construct(
		private readonly CandidateSurveys $candidates,
		private readonly EmbeddedSurveys $embedded,
		private readonly SurveyPreview $preview,
		private readonly WidgetScripts $scripts,
		#[Lazy( CacheDetection::class, 'noteOnPage' )] private readonly Closure $cacheNote
	) {}

	/**
	 * Returns the surveys that may show here, and the first of all published ones, including those turned off for this page.
	 *
	 * @return array<string, mixed> WhyNotShownShape.
	 * @throws StorageFailed
	 */
	public function toArray( PageContext $page ): array {
		$choice = PageChoice::of( $page->id );
		$forYou = $this->candidates->areFor( get_current_user_id() );
		$edit   = $page->id > 0 ? get_edit_post_link( $page->id, 'raw' ) : null;

		$user = wp_get_current_user();
		$all  = array();
		foreach ( array(
			...$this->candidates->first(),
			...$this->candidates->with( $page, $this->embedded->ids(), array_values( $user->roles ), true ),
		) as $candidate ) {
			$all[ $candidate->survey->id ] = $candidate->survey;
		}
		uasort( $all, array( CandidateSurveys::class, 'compare' ) );

		return array(
			'script'    => $this->scripts->panel(),
			'preview'   => $this->preview->survey()->id ?? 0,
			'edit_page' => $edit ?? '',
			'create'    => admin_url( self::BUILDER . 'new' ),
			'surveys'   => array_map(
				fn( Survey $survey ): array => self::survey( $survey, $forYou ? $this->keptBy( $choice, $survey ) : 'not_for_you' ),
				array_values( $all )
			),
			'total'     => max( count( $all ), $this->candidates->count() ),
			'cache'     => ( $this->cacheNote )(),
			'words'     => WhyNotShownStrings::reasons(),
			'details'   => WhyNotShownDetails::all(),
			'holds'     => WhyNotShownStrings::holds(),
			'strings'   => WhyNotShownStrings::strings(),
		);
	}

	/** @return string why this page's author excluded it as a pop-up; empty if not excluded. */
	private function keptBy( PageChoice $choice, Survey $survey ): string {
		if ( in_array( $survey->id, $this->embedded->ids(), true ) || $choice->specific === $survey->id ) {
			return '';
		}
		if ( $choice->specific > 0 ) {
			return 'page_other';
		}
		return $choice->disabled ? 'page_off' : '';
	}

	/** @return array{id: int, title: string, edit: string, kept: string} */
	private static function survey( Survey $survey, string $kept ): array {
		return array(
			'id'    => $survey->id,
			'title' => '' === $survey->title ? "#$survey->id" : $survey->title,
			'edit'  => admin_url( self::BUILDER . "edit/$survey->id" ),
			'kept'  => $kept,
		);
	}
}
