import type { FastifyReply } from 'fastify';
import { notFound } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { Mail, Postman } from '../../ports/mail.ts';
import { demoMailPath, idOf, letterPage, listPage, pageStyle } from './demoMail.rules.ts';

/** A letter brings its own style and nothing else: what it links to opens apart from it. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation";

/**
 * Mounts the page that shows the demo's letters. Whoever opens it reads every letter, links and
 * all, so outside the demo, which only this machine reaches, there is nothing here.
 */
export function demoMailRoutes(
  app: App,
  { shown }: Postman,
  { isDemo }: { isDemo: boolean },
): void {
  const list = (): readonly Mail[] => {
    if (!isDemo || shown === undefined) throw notFound();
    return shown();
  };
  const find = (id: string): Mail => {
    const mail = list().find((one) => idOf(one) === id);
    if (mail === undefined) throw notFound();
    return mail;
  };
  const html = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');

  app.get(demoMailPath, (_request, reply) => html(reply).send(listPage(list())));

  app.get(`${demoMailPath}/style.css`, (_request, reply) => {
    list();
    return reply.type('text/css; charset=utf-8').send(pageStyle);
  });

  app.get<{ Params: { id: string } }>(`${demoMailPath}/:id`, ({ params }, reply) =>
    html(reply).send(letterPage(find(params.id))),
  );

  app.get<{ Params: { id: string } }>(`${demoMailPath}/:id/html`, ({ params }, reply) =>
    html(reply).header('content-security-policy', letterPolicy).send(find(params.id).html),
  );
}
