<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Webhooks\Sending\BuildWebhookRequest;
use UserFeedback\Deliveries\Webhooks\Sending\CurlTransport;
use UserFeedback\Deliveries\Webhooks\Sending\HttpTransport;
use UserFeedback\Deliveries\Webhooks\Sending\InterpretResponse;
use UserFeedback\Deliveries\Webhooks\Sending\SendWebhookRequests;
use UserFeedback\Deliveries\Webhooks\WebhookChannel;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Http\DnsResolver;
use UserFeedback\Platform\Http\SystemDnsResolver;
use UserFeedback\Platform\Http\VerifyExternalUrl;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

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

	protected function channel(
		?DnsResolver $resolver = null,
		?HttpTransport $sender = null,
		?CurrentEdition $edition = null
	): WebhookChannel {
		return new WebhookChannel(
			$edition ?? Plugin::get( CurrentLicensedEdition::class )->lasting(),
			new BuildWebhookRequest( Plugin::get( Clock::class ) ),
			new SendWebhookRequests(
				new VerifyExternalUrl( $resolver ?? new SystemDnsResolver() ),
				$sender ?? new CurlTransport(),
				new InterpretResponse( Plugin::get( Clock::class ) )
			),
			Plugin::get( Clock::class )
		);
	}

	/**
	 * For the first webhook, or for another one.
	 *
	 * @param int $id of the response, and of its job.
	 */
	protected static function parcel( Survey $survey, int $id = 1, int $webhook = 0, ?int $destination = null ): DeliveryBatch {
		return new DeliveryBatch(
			$destination ?? $webhook + 1,
			$survey->notifications->webhooks[ $webhook ]->id,
			$survey,
			array( $id => self::response( $survey, $id ) )
		);
	}

	/** @param array<string, Answer> $answers replacing the usual ones, by question. */
	protected static function response( Survey $survey, int $id = 1, array $answers = array() ): StoredResponse {
		$usual = array(
			WholeSurvey::RADIO    => new Answer( WholeSurvey::RADIO, QuestionTypes::get( 'radio-button' ), 'Yes', 'Because <b>& "so"' ),
			WholeSurvey::CHECKBOX => new Answer( WholeSurvey::CHECKBOX, QuestionTypes::get( 'checkbox' ), array( 'Red', 'Green' ) ),
			WholeSurvey::EMAIL    => new Answer( WholeSurvey::EMAIL, QuestionTypes::get( 'email' ), 'ann@example.org', '', 'Ann' ),
			WholeSurvey::LINE     => new Answer( WholeSurvey::LINE, QuestionTypes::get( 'text' ), "Größe & 🎈\nnext" ),
			WholeSurvey::TEXT     => new Answer( WholeSurvey::TEXT, QuestionTypes::get( 'long-text' ), null ),
			WholeSurvey::SCORE    => new Answer( WholeSurvey::SCORE, QuestionTypes::get( 'nps' ), 9 ),
		);
		return new StoredResponse(
			$id,
			$survey->id,
			'2026-11-24',
			'2026-11-24 09:30:00',
			array_values( array() === $answers ? $usual : $answers ),
			SubmittedPage::of( 7, 'Prices', 'https://example.org/prices?a=1&b=2' )
		);
	}
}
