<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Responses\Submit\SubmitFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records visits for heatmaps: created by Plugin for REST, and by the collector, which loads little of WordPress. */
final class CaptureFeature extends Feature {

	/** @param CurrentEdition $edition for features that visitors use. */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SubmitFeature $submit,
		private readonly CurrentEdition $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			VisitController::class => new VisitController( $this->take() ),
			PageToken::class       => self::tokens(),
			default                => null,
		};
	}

	public function door(): VisitDoor {
		return new VisitDoor( $this->take() );
	}

	public static function tokens(): PageToken {
		return new PageToken( WriteKey::current(), WriteKey::before() );
	}

	private function take(): TakeVisit {
		return new TakeVisit(
			$this->edition,
			self::tokens(),
			$this->submit->sender(),
			$this->submit->rateLimit(),
			new VisitRepository( $this->db, $this->clock )
		);
	}
}
