<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use Closure;
use LogicException;
use UserFeedback\Database\Db;
use UserFeedback\Deliveries\Work\LastingFailure;
use UserFeedback\Feature;
use UserFeedback\Inbox\Facts\Milestone;
use UserFeedback\Inbox\Facts\ResponsesReachQuery;
use UserFeedback\Lifecycle\Tables\TablesFact;
use UserFeedback\Responses\Upkeep\ZoneChanged;
use UserFeedback\Summaries\SummaryMissed;
use UserFeedback\Surveys\Live\NoneLive;
use UserFeedback\Widget\Why\UnseenSurvey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifications for owners in wp-admin, and the ones they have dismissed. */
final class InboxFeature extends Feature {

	/** All facts for owners, those that need action first. Each is in the folder of its subject. */
	private const NEED_OWNERS = array(
		TablesFact::class,
		LastingFailure::class,
		UnseenSurvey::class,
		SummaryMissed::class,
		ZoneChanged::class,
	);
	private const THE_REST    = array( NoneLive::class, Milestone::class );

	/**
	 * @param Closure(class-string): object $find    services of other features.
	 * @param list<class-string>            $further more facts that need action.
	 */
	public function __construct( private readonly Db $db, private readonly Closure $find, private readonly array $further ) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			InboxController::class => new InboxController( new Inbox( $this->facts( ... ), new DismissedRepository() ) ),
			NoticeActions::class   => new NoticeActions( new NoticeRepository() ),
			Milestone::class       => new Milestone( new ResponsesReachQuery( $this->db ) ),
			default                => null,
		};
	}

	/** @return list<Fact> */
	private function facts(): array {
		return array_map(
			function ( string $className ): Fact {
				$fact = ( $this->find )( $className );
				return $fact instanceof Fact ? $fact : throw new LogicException( "$className is no fact." );
			},
			array( ...self::NEED_OWNERS, ...$this->further, ...self::THE_REST )
		);
	}
}
