import { compileBody } from '#compile';
import { Hono, type Context } from 'hono';
import { faultRuleSchema, latencySchema, stateChangeSchema } from './schemas.ts';
import { createImageResponse } from '../session-images.ts';
import { isProviderState, createUnknownStateError, type ProviderState } from '../provider-states.ts';
import { errorBody, HttpError } from '../http-error.ts';
import type { FaultRule } from '../traffic/fault-queue.ts';
import type { Latency, Traffic } from '../traffic/traffic.ts';

type StateChange = { state: string; params?: unknown; action?: 'setup' | 'teardown' };
type Controls = {
  traffic: Traffic;
  reset: () => void;
  setProviderState: (state: ProviderState) => Record<string, unknown>;
};

const checks = {
  fault: compileBody('body', faultRuleSchema),
  latency: compileBody('body', latencySchema),
  state: compileBody('body', stateChangeSchema),
};

async function getBody<T>(c: Context, check: keyof typeof checks): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const invalid = checks[check](body);
  if (invalid) throw new HttpError(400, `The sandbox cannot follow this: ${invalid}.`);
  return body as T;
}

/** The control endpoints under `/__sandbox`, for end-to-end tests and for manual use. */
export function createControl({ traffic, reset, setProviderState }: Controls): Hono {
  const control = new Hono().basePath('/__sandbox');
  const noContent = () => new Response(null, { status: 204 });

  control.post('/faults', async (c) => {
    traffic.faults.add(await getBody<FaultRule>(c, 'fault'));
    return noContent();
  });
  control.delete('/faults', () => {
    traffic.faults.clear();
    return noContent();
  });
  control.post('/latency', async (c) => {
    traffic.setLatency(await getBody<Latency>(c, 'latency'));
    return noContent();
  });
  control.post('/reset', () => {
    reset();
    return noContent();
  });
  control.get('/requests', () => Response.json(traffic.log.all()));
  control.delete('/requests', () => {
    traffic.log.clear();
    return noContent();
  });
  control.post('/states', async (c) => {
    const { action, state, params } = await getBody<StateChange>(c, 'state');
    if (action === 'teardown') reset();
    // Pact's verifiers send an empty name for an interaction without states.
    if (action === 'teardown' || state === '') return Response.json({});
    if (!isProviderState(state)) throw new HttpError(400, createUnknownStateError(state).message);
    return Response.json(setProviderState({ state, params } as ProviderState));
  });

  control.get('/pictures/:name', (c) => createImageResponse(c.req.param('name')));

  control.notFound(() => Response.json(errorBody('The sandbox has no such switch.'), { status: 404 }));
  control.onError((error) =>
    Response.json(errorBody(error.message), { status: error instanceof HttpError ? error.status : 500 }),
  );
  return control;
}
