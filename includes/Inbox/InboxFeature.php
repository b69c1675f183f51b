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

/** What owners are told of in wp-admin, and what they do not want to see again. */
final class InboxFeature extends Feature {

	/** What owners may be told of, first what needs them. Each lies in the folder of what it is about. */
	private const NEED_OWNERS = array(
		TablesFact::class,
		LastingFailure::class,
		UnseenSurvey::class,
		SummaryMissed::class,
		ZoneChanged::class,
	);
	private const THE_REST    = array( NoneLive::class, Milestone::class );

	/**
	 * @param Closure(class-string): object $find    what another feature has.
	 * @param list<class-string>            $further facts that need owners.
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
