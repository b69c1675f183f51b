<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\SaltsOfConfig;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Responses\Displays\CountDisplay;
use UserFeedback\Responses\Displays\ImpressionController;
use UserFeedback\Responses\Displays\ImpressionRepository;
use UserFeedback\Responses\RateLimit\RateLimit;
use UserFeedback\Responses\RateLimit\RateLimitModule;
use UserFeedback\Responses\RateLimit\RateLimitRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores what visitors send. Created by Plugin for REST, and by the collector, which loads only a little of WordPress. */
final class SubmitFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly LiveSurveys $surveys,
		private readonly CurrentEdition $edition
	) {}

	public function responses(): ResponseRepository {
		return new ResponseRepository( $this->db, $this->clock );
	}

	/** @param (Closure(int, CheckedAnswers): list<Violation>)|null $others see SubmitResponse. */
	public function submitResponse( ?Closure $others = null ): SubmitResponse {
		return new SubmitResponse(
			$this->surveys,
			$this->writeToken(),
			$this->edition,
			$this->sender(),
			$this->rateLimit(),
			$this->responses(),
			$this->clock,
			$others
		);
	}

	public function wakeTurn(): WakeTurn {
		return new WakeTurn( new WakeRepository( $this->db, Site::WOKEN_AT ), $this->clock );
	}

	public function countDisplay(): CountDisplay {
		return new CountDisplay(
			$this->surveys,
			$this->writeToken(),
			$this->sender(),
			$this->rateLimit(),
			$this->impressions(),
			$this->clock
		);
	}

	public function writeToken(): WriteToken {
		return new WriteToken( WriteKey::current(), $this->clock, WriteKey::before() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SubmitResponse::class       => $this->submitResponse(),
			ImpressionController::class => new ImpressionController( $this->countDisplay() ),
			ImpressionRepository::class => $this->impressions(),
			ResponseRepository::class   => $this->responses(),
			WriteToken::class           => $this->writeToken(),
			default                     => null,
		};
	}

	protected function modules(): array {
		return array( new RateLimitModule( $this->rateLimit( ... ) ) );
	}

	private function impressions(): ImpressionRepository {
		return new ImpressionRepository( $this->db );
	}

	public function rateLimit(): RateLimit {
		return new RateLimit(
			new RateLimitRepository( $this->db ),
			$this->clock,
			RateLimit::ofSite(),
			RateLimit::ofDisplays(),
			WriteKey::current() . SaltsOfConfig::all()
		);
	}

	public function sender(): Sender {
		return Sender::ofServer( VisitorSettings::ipStorage( ... ), $this->edition );
	}
}
