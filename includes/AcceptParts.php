<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Db;
use UserFeedback\Licensing\Feature;
use UserFeedback\Lifecycle\SaltsOfConfig;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Responses\CheckedAnswers;
use UserFeedback\Responses\CountDisplay;
use UserFeedback\Responses\ImpressionRepository;
use UserFeedback\Responses\RateLimit;
use UserFeedback\Responses\RateLimitRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\RulesInForce;
use UserFeedback\Responses\Sender;
use UserFeedback\Responses\SubmitResponse;
use UserFeedback\Responses\WriteToken;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\LiveSurveys;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The part of the composition root that takes what visitors send: made by Plugin for REST, and by the collector, where
 * little of WordPress is loaded.
 */
final class AcceptParts {

	public readonly LiveSurveys $surveys;
	private ?ResponseRepository $responses = null;

	/** @param Closure(Feature): bool $allows whether the site's edition has it; asked only when it matters for an answer. */
	public function __construct( private readonly Db $db, private readonly Clock $clock, SurveyRepository $surveys, private readonly Closure $allows ) {
		$this->surveys = new LiveSurveys( $surveys, $clock, static fn(): bool => $allows( Feature::BEHAVIOR ) );
	}

	public function responses(): ResponseRepository {
		return $this->responses ??= new ResponseRepository( $this->db, $this->clock );
	}

	public function impressions(): ImpressionRepository {
		return new ImpressionRepository( $this->db );
	}

	/** @param (Closure(int, CheckedAnswers): list<Violation>)|null $others */
	public function submitResponse( ?Closure $others = null ): SubmitResponse {
		return new SubmitResponse( $this->surveys, $this->writeToken(), new RulesInForce( fn(): bool => ( $this->allows )( Feature::QUESTION_OPTIONS ) ), $this->sender(), $this->rateLimit(), $this->responses(), $this->clock, $others );
	}

	public function countDisplay(): CountDisplay {
		return new CountDisplay( $this->surveys, $this->writeToken(), $this->sender(), $this->rateLimit(), $this->impressions(), $this->clock );
	}

	public function rateLimit(): RateLimit {
		return new RateLimit( new RateLimitRepository( $this->db ), $this->clock, RateLimit::ofSite(), RateLimit::ofDisplays(), $this->key() . SaltsOfConfig::all() );
	}

	public function writeToken(): WriteToken {
		[ $key, $previous ] = $this->keys();
		return new WriteToken( $key, $this->clock, $previous );
	}

	private function sender(): Sender {
		return Sender::ofServer( VisitorSettings::ipStorage( ... ), fn(): bool => ( $this->allows )( Feature::GEO_TARGETING ) );
	}

	/** With which the site signs what visitors may write. */
	public function key(): string {
		return $this->keys()[0];
	}

	/** @return array{string, string} the key, and the one before it; each empty where there is none. */
	private function keys(): array {
		$stored           = get_option( Site::WRITE_KEY, '' );
		[ $key, $before ] = explode( ' ', is_string( $stored ) ? $stored : '' ) + array( '', '' );
		return array( $key, $before );
	}
}
