<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Receivers;

use UserFeedback\Addresses\CheckAddress;
use UserFeedback\Addresses\Resolver;
use UserFeedback\Addresses\SystemResolver;
use UserFeedback\Clock;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Deliveries\Parcel;
use UserFeedback\Editions\CurrentBoughtEdition;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Plugin;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\PageSubmitted;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;
use UserFeedback\Webhooks\Sending\MakeRequest;
use UserFeedback\Webhooks\Sending\ReadOutcome;
use UserFeedback\Webhooks\Sending\SendByCurl;
use UserFeedback\Webhooks\Sending\Sender;
use UserFeedback\Webhooks\Sending\SendRequests;
use UserFeedback\Webhooks\WebhookChannel;

/** Base test with a webhook receiver that the site may send to. */
abstract class WebhookTestCase extends RestTestCase {

	protected const SECRET = WholeSurvey::SECRET;
	protected const KEY    = 'Bearer K7s3cr3t/of+mine';

	protected Receiver $receiver;

	/** @var array{}|array{id: int} of the survey, as its questions are in no other. */
	private array $known = array();

	protected function setUp(): void {
		parent::setUp();
		$this->receiver = new Receiver( self::SECRET );
		$this->receiver->open();
	}

	protected function tearDown(): void {
		$this->receiver->stop();
		parent::tearDown();
	}

	/**
	 * Returns the survey of every type with webhooks, each with these changes.
	 *
	 * @param array<string, mixed> ...$webhooks
	 */
	protected function told( array ...$webhooks ): Survey {
		$changes     = array( 'notifications' => $this->notifications( ...$webhooks ) );
		$survey      = $this->aSurvey( $this->known + $changes + WholeSurvey::body() );
		$this->known = array( 'id' => $survey->id );
		return $survey;
	}

	/**
	 * @param array<string, mixed> ...$webhooks
	 * @return array<string, mixed>
	 */
	protected function notifications( array ...$webhooks ): array {
		return array(
			'webhook' => array(
				'active'   => true,
				'webhooks' => array_map( array( $this, 'webhook' ), array_values( $webhooks ) ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $changes `path` of the receiver, and fields of a webhook.
	 * @return array<string, mixed>
	 */
	protected function webhook( array $changes = array() ): array {
		$path = is_string( $changes['path'] ?? null ) ? $changes['path'] : '/';
		unset( $changes['path'] );
		return $changes + array(
			'name'        => 'Desk',
			'request_url' => "http://{$this->receiver->host}$path",
			'secret'      => self::SECRET,
			'headers'     => array( array( 'key' => 'Authorization', 'value' => self::KEY ) ),
		);
	}

	protected function channel( ?Resolver $resolver = null, ?Sender $sender = null, ?CurrentEdition $edition = null ): WebhookChannel {
		return new WebhookChannel(
			$edition ?? Plugin::get( CurrentBoughtEdition::class )->lasting(),
			new MakeRequest( Plugin::get( Clock::class ) ),
			new SendRequests(
				new CheckAddress( $resolver ?? new SystemResolver() ),
				$sender ?? new SendByCurl(),
				new ReadOutcome( Plugin::get( Clock::class ) )
			)
		);
	}

	/**
	 * For the first webhook, or for another one.
	 *
	 * @param int $id of the response, and of its job.
	 */
	protected static function parcel( Survey $survey, int $id = 1, int $webhook = 0, ?int $destination = null ): Parcel {
		return new Parcel(
			$destination ?? $webhook + 1,
			$survey->notifications->webhooks[ $webhook ]->id,
			$survey,
			array( $id => self::response( $survey, $id ) )
		);
	}

	/** @param array<string, Answer> $answers replacing the usual ones, by question. */
	protected static function response( Survey $survey, int $id = 1, array $answers = array() ): StoredResponse {
		$usual = array(
			WholeSurvey::RADIO    => new Answer( WholeSurvey::RADIO, QuestionType::RADIO, 'Yes', 'Because <b>& "so"' ),
			WholeSurvey::CHECKBOX => new Answer( WholeSurvey::CHECKBOX, QuestionType::CHECKBOX, array( 'Red', 'Green' ) ),
			WholeSurvey::EMAIL    => new Answer( WholeSurvey::EMAIL, QuestionType::EMAIL, 'ann@example.org', '', 'Ann' ),
			WholeSurvey::LINE     => new Answer( WholeSurvey::LINE, QuestionType::TEXT, "Größe & 🎈\nnext" ),
			WholeSurvey::TEXT     => new Answer( WholeSurvey::TEXT, QuestionType::LONG_TEXT, null ),
			WholeSurvey::SCORE    => new Answer( WholeSurvey::SCORE, QuestionType::NPS, 9 ),
		);
		return new StoredResponse(
			$id,
			$survey->id,
			'2026-11-24',
			'2026-11-24 09:30:00',
			array_values( array() === $answers ? $usual : $answers ),
			PageSubmitted::of( 7, 'Prices', 'https://example.org/prices?a=1&b=2' )
		);
	}
}
