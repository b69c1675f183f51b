<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Computed from the site's data each time, so there is no state to keep in sync. */
final class OnboardingProgressQuery {

	/**
	 * Each part stops at the first row it finds, using an index for large tables. A day has a row only after a visitor saw a
	 * survey.
	 */
	private const SQL = "SELECT
		(SELECT MAX(id) FROM {surveys} WHERE status <> 'trash') AS made,
		(SELECT MAX(id) FROM {surveys} WHERE status = 'publish') AS published,
		(SELECT MIN(survey_id) FROM {daily}) AS seen,
		EXISTS(SELECT 1 FROM {responses} WHERE counted IN (0, 1) AND status = 'publish') AS answered";

	public function __construct( private readonly Db $db ) {}

	/** @param bool $isRead true if the user has viewed results. */
	public function of( bool $isRead ): OnboardingProgress {
		$row       = $this->db->row( self::SQL );
		$made      = (int) ( $row['made'] ?? 0 );
		$published = (int) ( $row['published'] ?? 0 );
		$last      = match ( true ) {
			(bool) ( $row['answered'] ?? false ) => $isRead ? OnboardingStep::READ : OnboardingStep::ANSWERED,
			(bool) ( $row['seen'] ?? false )     => OnboardingStep::SEEN,
			$published > 0                       => OnboardingStep::PUBLISHED,
			$made > 0                            => OnboardingStep::MADE,
			default                              => null,
		};
		return new OnboardingProgress( $published > 0 ? $published : $made, $last );
	}
}
